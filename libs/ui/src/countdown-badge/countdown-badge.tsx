import styles from './countdown-badge.module.css';
import { type CountdownForm, countdownText } from './countdown-text.ts';

/** How soon, as decided by the data; `none` for past dates and for no date. */
export type Urgency = 'urgent' | 'warning' | 'good' | 'none';

export interface CountdownBadgeProps {
  /** Calendar days from today; 0 is today; null for no date. */
  days: number | null;
  urgency: Urgency;
  /** Default `short`. */
  form?: CountdownForm | undefined;
}

/** A gift tag that says how many days are left. */
export function CountdownBadge({ days, urgency, form = 'short' }: CountdownBadgeProps) {
  if (days === null) return <span className={styles.nothing}>{countdownText(null)}</span>;
  return (
    <span className={styles.tag} data-days={days} data-urgency={urgency}>
      {countdownText(days, form)}
    </span>
  );
}
