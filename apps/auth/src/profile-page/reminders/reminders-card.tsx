import { Card } from '@evergift/ui/card';
import styles from '../profile.module.css';
import { LeadTimesSetting } from './lead-times-setting.tsx';

/** When to remind (N1). */
export function RemindersCard() {
  return (
    <Card as="section" title="Reminders">
      <p className={styles.note}>
        So long before each event that still lacks a present, unless the event has times of its own.
      </p>
      <LeadTimesSetting />
    </Card>
  );
}
