import type { Formats } from '../formats/formats.ts';
import { madeFor } from '../formats/made-for.ts';
import { limits } from '../model/limits.ts';
import { latinDigits } from '../values/latin-digits.ts';

const longestNumber = 20;

/**
 * Thousands by commas (or lakhs: 1,00,000), or by points where a comma follows; then at most as many digits as the
 * currency has.
 */
function patternFor({ decimals }: Formats): RegExp {
  const [behind, fraction] = decimals > 0 ? ['(?=,)', `(?:[.,](\\d{1,${decimals}}))?`] : ['', ''];
  return new RegExp(
    `^([1-9]\\d{0,2}(?:,\\d{2,3})*,\\d{3}|[1-9]\\d{0,2}(?:\\.\\d{3})+${behind}|\\d+)${fraction}$`,
  );
}

const patterns = madeFor(patternFor);
const decimalsOf = madeFor(({ decimals }) => decimals);
const grouped = /^\d{1,3}(?:\.\d{3}){2,}$/;

/** What is between whole units and their parts. */
export type DecimalMark = '.' | ',';

/** An amount's mark: French-speaking Swiss write 1,5 kg and 1.50 CHF. The yen has none: its region's counts. */
const markOf = madeFor(({ money, decimals, numbers }): DecimalMark => {
  const format = decimals > 0 ? money : new Intl.NumberFormat(numbers);
  const parts = format.formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
});

/** Whether a number has as many digits behind its mark as the currency: '45.50' is a price, '4.5' a size. */
export const hasAllDecimals = (text: string): boolean =>
  /^\d+[.,](\d{2,})$/.exec(text)?.[1]?.length === decimalsOf();

/** Between thousands: '1 234', "1'234". */
const gaps = /(?<=\d)['’\s](?=\d{3}(?!\d))/g;

const swapped = (text: string) => text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));

/**
 * An amount in the currency's smallest unit of a number as people write it: '45', '45.5', '45,50', '1,234.50',
 * '1.234,50', '1 234,50', "1'234.50". Undefined for anything else, also for '1.200', which is 1,200 in some countries,
 * and for more than a field takes.
 * @param mark where '1.200' has to be one or the other: by default the region's
 */
export function amountOfNumber(text: string, mark: DecimalMark = markOf()): number | undefined {
  if (text.length > longestNumber) return undefined;
  const digits = latinDigits(text).replace(gaps, '');
  return amountOf(mark === ',' ? swapped(digits) : digits);
}

function amountOf(text: string): number | undefined {
  if (grouped.test(text)) return amountOf(text.replaceAll('.', ''));
  const [, whole, fraction = ''] = patterns().exec(text) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(decimalsOf(), '0'));
  return amount <= limits.amount ? amount : undefined;
}
