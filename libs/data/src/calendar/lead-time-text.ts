const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** How long before: '3 weeks', '10 days', 'On the day'. */
export function leadTimeText(days: number): string {
  if (days === 0) return 'On the day';
  const [count, unit] = days % 7 === 0 ? [days / 7, 'week'] : [days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** All of them, in whole days before: '3 weeks, 1 week, and 1 day before', 'on the day', 'never'. */
export function leadTimesText(days: readonly number[]): string {
  if (days.length === 0) return 'never';
  const before = days.filter((each) => each > 0).map(leadTimeText);
  const parts = before.length > 0 ? [`${list.format(before)} before`] : [];
  return [...parts, ...(days.includes(0) ? ['on the day'] : [])].join(' and ');
}
