import { pageLanguage, text } from '@evergift/language';

/** How long before: '3 weeks', '10 days', 'On the day'. */
export function leadTimeText(days: number): string {
  if (days === 0) return text('On the day');
  return days % 7 === 0
    ? text('{count, plural, one {# week} other {# weeks}}', { count: days / 7 })
    : text('{count, plural, one {# day} other {# days}}', { count: days });
}

/** All of them, in whole days before: '3 weeks, 1 week, and 1 day before', 'on the day', 'never'. */
export function leadTimesText(days: readonly number[]): string {
  if (days.length === 0) return text('never');
  const before = days.filter((each) => each > 0).map(leadTimeText);
  if (before.length === 0) return text('on the day');
  const times = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(before);
  return days.includes(0)
    ? text('{times} before and on the day', { times })
    : text('{times} before', { times });
}
