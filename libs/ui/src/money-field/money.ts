import { american } from '../locale-provider/field-formats.ts';
import type { FieldFormats } from '../locale-provider/formats-context.ts';

/**
 * Money as people type it into a field, to and from whole numbers of the currency's smallest unit: the one parser of
 * amounts in fields. Digits are never taken through floating point: '0.29' is 29 cents, and '1.005' is 101 (half up).
 */

/** How an amount is written: the currency, the digits below its unit, and the locale. */
export type MoneyFormat = Pick<FieldFormats, 'currency' | 'decimals' | 'numbers'>;

/** The largest amount that is read, in the smallest unit: more digits are not money for presents. */
export const LARGEST_AMOUNT = 99_999_999_999_999;

/** How many of its digits are before the decimal mark. */
const wholeDigits = (decimals: number) => String(LARGEST_AMOUNT).length - decimals;

interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
  readonly digits: readonly string[];
  /** What is no digit and no mark: the currency as the locale, English and programs write it. */
  readonly currency: RegExp;
}

const marksByFormat = new WeakMap<MoneyFormat, NumberMarks>();

const currencyIn = (locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);

function currencyPattern({ currency, numbers }: MoneyFormat): RegExp {
  const signs = [numbers, 'en-US', 'en-GB'].flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((display) =>
      currencyIn(locale, currency, display)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.normalize('NFKC').replace(/[\s\u061c\u200e\u200f]/g, '')),
    ),
  );
  const longestFirst = [...new Set([currency, ...signs])].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((sign) => sign.replace(/\W/g, '\\$&')).join('|'), 'i');
}

function marksOf(format: MoneyFormat): NumberMarks {
  const known = marksByFormat.get(format);
  if (known) return known;
  const { numbers } = format;
  const parts = new Intl.NumberFormat(numbers, { minimumFractionDigits: 1 }).formatToParts(12345.6);
  const oneDigit = new Intl.NumberFormat(numbers, { useGrouping: false });
  const marks: NumberMarks = {
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    digits: Array.from({ length: 10 }, (_, digit) => oneDigit.format(digit)),
    currency: currencyPattern(format),
  };
  marksByFormat.set(format, marks);
  return marks;
}

/** '1,234.50': what is in a money field that is not being edited. */
export function formatMoneyInput(
  amount: number,
  { numbers, decimals }: MoneyFormat = american,
): string {
  return new Intl.NumberFormat(numbers, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}

/** The currency sign and whether it is before the number in this locale. */
export function currencySign({ numbers, currency }: MoneyFormat = american): {
  sign: string;
  isBefore: boolean;
} {
  const parts = currencyIn(numbers, currency, 'narrowSymbol');
  const at = parts.findIndex((part) => part.type === 'currency');
  return { sign: parts[at]?.value ?? currency, isBefore: at === 0 };
}

/** The text with ASCII digits, without currency, spaces and marks of writing direction. */
function plain(text: string, format: MoneyFormat): string {
  const { digits, currency } = marksOf(format);
  let result = text.normalize('NFKC');
  digits.forEach((digit, value) => {
    if (digit !== String(value)) result = result.replaceAll(digit, String(value));
  });
  return result
    .replace(/[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069'’]/g, '')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/−/g, '-')
    .replace(currency, '')
    .replace(/\p{Sc}/u, '');
}

/** Where the fraction begins: the index of the decimal mark, or -1 when there is none. */
function decimalMark(amount: string, format: MoneyFormat): number | 'invalid' {
  const marks = amount.match(/[.,]/g) ?? [];
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  if (marks.length === 0) return -1;
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(amount);
  // Nothing follows a decimal mark where the currency has no smaller unit.
  const isGroup = marksOf(format).group === amount[last] || (format.decimals === 0 && isGrouped);
  if (new Set(marks).size === 1) {
    if (marks.length === 1) return isGroup && isGrouped ? -1 : last;
    return isGroup || isGrouped ? -1 : 'invalid';
  }
  const before = amount.slice(0, last);
  return before.includes(amount[last] as string) ? 'invalid' : last;
}

/**
 * Reads an amount as typed or pasted: '0', '0.5', '.05', '$1,234.50', '1.234,50 €' all work in every locale; where a
 * single mark could mean both, the locale decides.
 *
 * @returns whole numbers of the smallest unit, at least 0 (a negative amount is 0); null when there is no digit;
 *   'invalid' when the text is no amount at all.
 */
export function parseMoney(
  text: string,
  format: MoneyFormat = american,
): number | null | 'invalid' {
  const { decimals } = format;
  const typed = plain(text, format);
  const isNegative = /^\(.*\)?$/.test(typed) || typed.startsWith('-') || /\d-$/.test(typed);
  const amount = typed.replace(/^[-(]+|(?<![-)])[-)]+$/g, '');
  if (!/^[\d.,]*$/.test(amount)) return 'invalid';
  if (!/\d/.test(amount)) return /^[.,]?$/.test(amount) ? null : 'invalid';

  const at = decimalMark(amount, format);
  if (at === 'invalid') return 'invalid';
  const whole = (at < 0 ? amount : amount.slice(0, at)).replace(/[.,]/g, '');
  const fraction = (at < 0 ? '' : amount.slice(at + 1)).padEnd(decimals + 1, '0');
  if (whole.replace(/^0+/, '').length > wholeDigits(decimals)) return 'invalid';

  const units = Number(whole + fraction.slice(0, decimals));
  const rounded = units + (fraction.charAt(decimals) >= '5' ? 1 : 0);
  if (isNegative) return 0;
  return Math.min(rounded, LARGEST_AMOUNT);
}
