import { useHost } from '@evergift/contract';
import { planningAlone, type User } from '@evergift/data';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { UserRoundPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import styles from './together.module.css';
import { usePending } from '../account/use-pending.ts';
import type { TogetherProperties } from './together.tsx';
import { mostMembers, togetherNotices } from './together-notices.ts';

const load = async () => (await import('./together.tsx')).Together;

/** Who plans with the user, and the way to invite somebody. Who plans alone loads the card alone. */
export function TogetherCard({ user }: { user: User }) {
  const data = useData();
  const { notify } = useHost();
  const planner = useObservable(data.planner$, planningAlone);
  const { sharing } = useQuery(data.settings$).data;
  const [Together, setTogether] = useState<ComponentType<TogetherProperties>>();
  const [isInviting, setInviting] = useState(false);
  const [isPending, run] = usePending();
  const isShared = sharing || !planner.isMine;
  const isFull = planner.members.length > mostMembers;

  const open = () =>
    run(async () => {
      try {
        const Loaded = await load();
        setTogether(() => Loaded);
      } catch (error) {
        notify(togetherNotices.notLoaded(error));
        setInviting(false);
      }
    });
  const openAtFirst = useEffectEvent(open);
  useEffect(() => {
    if (isShared) openAtFirst();
  }, [isShared]);
  // Prefetching is optional; the press says what is wrong.
  const prefetch = () => void load().catch(() => undefined);

  return (
    <Card as="section" title={text('Plan together')}>
      {planner.members.length === 0 && (
        <p className={styles.note}>
          {planner.isMine
            ? text(
                'Somebody who plans with you sees the same people, events and ideas. All but one thing: what you note for them stays a surprise.',
              )
            : text('Loading who plans here…')}
        </p>
      )}
      {Together && (
        <Together
          user={user}
          planner={planner}
          isInviting={isInviting}
          onInvited={() => setInviting(false)}
        />
      )}
      {isShared && !Together && !isPending && (
        <div className={styles.row}>
          <p className={styles.note} role="status">
            {text('Who plans here could not be loaded.')}
          </p>
          <Button size="small" onPress={open}>
            {text('Try again')}
          </Button>
        </div>
      )}
      {planner.isMine && isFull && (
        <p className={styles.note}>
          {text('Four people plan with you. That is the most there can be.')}
        </p>
      )}
      {planner.isMine && !isFull && (
        <div className={styles.buttons}>
          <Button
            icon={<UserRoundPlus size={18} aria-hidden />}
            onPress={() => {
              setInviting(true);
              if (!Together) open();
            }}
            onHoverStart={prefetch}
            onFocus={prefetch}
          >
            {text('Invite somebody')}
          </Button>
        </div>
      )}
    </Card>
  );
}
