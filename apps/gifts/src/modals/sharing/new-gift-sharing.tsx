import type { Planner } from '@evergift/data';
import { Switch } from '@evergift/ui/switch';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewGiftValues } from '../gift-form-values.ts';
import { namesOf } from './names-of.ts';
import styles from './sharing.module.css';

// Constant: a new array of names subscribes anew with each render.
const fields = ['recipient', 'alsoFor', 'seenBy'] as const;

/** Says from whom a new gift is hidden, and lets it be one's own secret. */
export function NewGiftSharing({ planner }: { planner: Planner }) {
  const { control, setValue } = useFormContext<NewGiftValues>();
  const [recipient, alsoFor, seenBy] = useWatch({ control, name: fields });
  const people = [recipient.personId, ...alsoFor];
  const others = planner.members.filter(({ isMe }) => !isMe);
  const hidden = others.filter(({ personId }) => personId !== '' && people.includes(personId));
  const isMine = seenBy === 'me';
  return (
    <div className={styles.part}>
      {hidden.length > 0 && (
        <p className={styles.note}>
          A surprise: <bdi>{namesOf(hidden)}</bdi> {hidden.length === 1 ? 'does' : 'do'} not see
          this.
        </p>
      )}
      {hidden.length < others.length && (
        <Switch
          label="Only I see this"
          value={isMine}
          onChange={(isOn) => setValue('seenBy', isOn ? 'me' : 'others', { shouldDirty: true })}
        />
      )}
    </div>
  );
}
