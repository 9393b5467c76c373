import { text } from '@evergift/language';
import type { Planner } from '@evergift/data';
import { Switch } from '@evergift/ui/switch';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewGiftValues } from '../gift-form-values.ts';
import { Surprised } from './surprised.tsx';
import styles from './sharing.module.css';

// Constant: a new array of names subscribes anew with each render.
const fields = ['recipient', 'alsoFor', 'seenBy'] as const;

/** Says from whom a new gift is hidden, and lets it be one's own secret. */
export function NewGiftSharing({ planner }: { planner: Planner }) {
  const { control, setValue } = useFormContext<NewGiftValues>();
  const [recipient, alsoFor, seenBy] = useWatch({ control, name: fields });
  const people = [recipient.personId, ...alsoFor];
  const { surprised = [], mayBeOnlyMine } = planner.gifts?.surprisedBy(people) ?? {};
  return (
    <div className={styles.part}>
      {surprised.length > 0 && <Surprised members={surprised} />}
      {mayBeOnlyMine && (
        <Switch
          label={text('Only I see this')}
          value={seenBy === 'me'}
          onChange={(isOn) => setValue('seenBy', isOn ? 'me' : 'others', { shouldDirty: true })}
        />
      )}
    </div>
  );
}
