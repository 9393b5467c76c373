import { formatMoney } from '@evergift/data';
import { formats } from '@evergift/data/feature';
import { madeFor } from '@evergift/data/reading';
import { isRightToLeft, pageLanguage, text } from '@evergift/language';

/** So many rows a plot shows, and a description says. */
export const mostRows = 12;

/** What the plot leaves out: '5 more in the table'. Undefined when it shows all. */
export const moreText = (count: number) =>
  count > mostRows ? text('{count} more in the table', { count: count - mostRows }) : undefined;

/** Phrases in a line: 'Noor $120.00, Dad $80.00'. */
export const inLine = (phrases: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format(phrases);

/** The first rows of a plot in words: 'Noor $120.00, Dad $80.00, 5 more in the table.' */
export function listed(rows: readonly string[]): string {
  const more = moreText(rows.length);
  return `${inLine([...rows.slice(0, mostRows), ...(more ? [more] : [])])}.`;
}

const written = (maximumFractionDigits: number) =>
  madeFor(({ numbers, currency }) => {
    const digits = { minimumFractionDigits: 0, maximumFractionDigits };
    return new Intl.NumberFormat(numbers, { style: 'currency', currency, ...digits });
  });
const whole = written(0);
const short = written(1);

/** In other languages than English: '1,2 Mio. €'. */
const inWords = madeFor(({ currency }) => {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  const style = { style: 'currency', currency, notation: 'compact', ...digits } as const;
  return new Intl.NumberFormat(`${pageLanguage()}-u-nu-latn`, style);
});

/** Not Intl's: a region's own words would be in English text. */
const thousands = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** 1234 as '$1.2K', 999,999 as '$1M'. */
function compact(units: number): string {
  if (pageLanguage() !== 'en') return inWords().format(units);
  const size = thousands.find(([from]) => Math.round(units / (from / 10)) >= 10);
  if (!size) return whole().format(units);
  const parts = short().formatToParts(units / size[0]);
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  return parts.map(({ value }, at) => (at === last ? value + size[1] : value)).join('');
}

/** An amount where room is short: '$0.50', '$45', '$1.2K'. */
export function formatShort(amount: number): string {
  const unit = 10 ** formats().decimals;
  if (amount % unit !== 0 && amount < 10 * unit) return formatMoney(amount);
  if (amount >= 1_000 * unit) return compact(amount / unit);
  const written = whole().format(amount / unit);
  // Among Arabic words it keeps its own direction, by marks that WebKit heeds in a picture, too.
  return isRightToLeft(pageLanguage()) ? `\u200e${written.replace('\u200f', '')}\u200e` : written;
}

/** '$120.00 in all.' */
export const inAll = (amount: number) => text('{amount} in all.', { amount: formatMoney(amount) });

const months = (month: 'long' | 'short') =>
  madeFor(({ dates }) => {
    // Britons write 'Sept', which is longer than the others.
    const locale = pageLanguage() === 'en' ? 'en-US' : dates;
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index)));
  });

/** The months of a year: 'January'. */
export const monthNames = months('long');
/** The same where room is short: 'Jan'. */
export const shortMonthNames = months('short');
