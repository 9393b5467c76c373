import { Card } from '@evergift/ui/card';
import styles from '../profile.module.css';
import { LeadTimesSetting } from './lead-times-setting.tsx';
import { NotificationsSetting } from './notifications-setting.tsx';

/** When to remind, and whether this device notifies (N1, N3). */
export function RemindersCard() {
  return (
    <Card as="section" title="Reminders">
      <p className={styles.note}>
        When an event is near and somebody still has no present. Each event can have its own times.
      </p>
      <LeadTimesSetting />
      <NotificationsSetting />
    </Card>
  );
}
