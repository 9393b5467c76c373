import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { useState } from 'react';
import styles from './together.module.css';
import { Question } from './question.tsx';
import { togetherNotices } from './together-notices.ts';
import { useSharingStep } from './use-sharing.ts';

/** The way out of another's planner. */
export function LeavePlanner({ name }: { name: string }) {
  const { notify } = useHost();
  const [isAsking, setAsking] = useState(false);
  const [isPending, take] = useSharingStep();
  const leave = () =>
    take(
      (sharing) => sharing.leave(),
      () => {
        setAsking(false);
        notify(togetherNotices.left(name));
      },
    );
  return (
    <div className={styles.buttons}>
      <Button size="small" variant="danger" onPress={() => setAsking(true)}>
        {text('Leave {name}’s planner…', { name })}
      </Button>
      {isAsking && (
        <Question
          title={text('Leave {name}’s planner?', { name })}
          action={text('Leave')}
          stay={text('Stay')}
          isPending={isPending}
          onAgree={leave}
          onClose={() => setAsking(false)}
        >
          <p>
            {text(
              'It goes from your devices. What you noted for everybody stays with {name}; what only you see there is deleted. Your own planner is as it was.',
              { name },
            )}
          </p>
        </Question>
      )}
    </div>
  );
}
