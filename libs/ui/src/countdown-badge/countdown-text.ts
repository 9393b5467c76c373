import { text } from '@evergift/language';

/** `short`: 'Today', '1 day', '12 days'. `away`: 'Today', '1 day away', '12 days away'. */
export type CountdownForm = 'short' | 'away';

/**
 * Calendar days from today in words.
 *
 * @param days whole days, 0 is today, negative is past; null for no date, which reads '--'.
 */
export function countdownText(days: number | null, form: CountdownForm = 'short'): string {
  if (days === null) return '--';
  if (days === 0) return text('Today');
  const count = Math.abs(days);
  if (days < 0) return text('{count, plural, one {# day ago} other {# days ago}}', { count });
  return form === 'away'
    ? text('{count, plural, one {# day away} other {# days away}}', { count })
    : text('{count, plural, one {# day} other {# days}}', { count });
}
