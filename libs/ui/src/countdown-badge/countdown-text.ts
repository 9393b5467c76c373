/** `short`: 'Today', '1 day', '12 days'. `away`: 'Today', '1 day away', '12 days away'. */
export type CountdownForm = 'short' | 'away';

/**
 * Calendar days from today in words.
 *
 * @param days whole days, 0 is today, negative is past; null for no date, which reads '--'.
 */
export function countdownText(days: number | null, form: CountdownForm = 'short'): string {
  if (days === null) return '--';
  if (days === 0) return 'Today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  if (days < 0) return `${count} ago`;
  return form === 'away' ? `${count} away` : count;
}
