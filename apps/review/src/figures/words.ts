import { formatDollars } from '@evergift/data';

/** So many rows a plot shows, and a description says. */
export const mostRows = 12;

/** '1 present', '3 presents'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What the plot leaves out: '5 more in the table'. Undefined when it shows all. */
export const moreText = (count: number) =>
  count > mostRows ? `${counted(count - mostRows, 'more', 'more')} in the table` : undefined;

/** The first rows of a plot in words: 'Noor $120.00, Dad $80.00, 5 more in the table.' */
export function listed(rows: readonly string[]): string {
  const more = moreText(rows.length);
  return `${[...rows.slice(0, mostRows), ...(more ? [more] : [])].join(', ')}.`;
}

const dollars = { style: 'currency', currency: 'USD', minimumFractionDigits: 0 } as const;
const whole = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', {
  ...dollars,
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** An amount where room is short: '$0.50', '$45', '$1.2K'. */
export function formatShort(cents: number): string {
  if (cents % 100 !== 0 && cents < 10_00) return formatDollars(cents);
  return (cents < 1_000_00 ? whole : short).format(cents / 100);
}

/** '$120.00 in all.' */
export const inAll = (cents: number) => `${formatDollars(cents)} in all.`;

/** The months of a year. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, index),
  ),
);
