/**
 * Money as people type it into a field, to and from whole cents: the one parser of amounts. Digits are never taken through
 * floating point: '0.29' is 29 cents, and '1.005' is 101 (cents by rounding, half up).
 */

/** The currency of the product: amounts are stored in cents and shown as US dollars. */
const CURRENCY = 'USD';

/** The largest amount that is read: more digits are not money for presents. */
export const MAX_CENTS = 99_999_999_999;

interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
  readonly digits: readonly string[];
}

const marksByLocale = new Map<string, NumberMarks>();

function marksOf(locale: string): NumberMarks {
  const known = marksByLocale.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(12345.6);
  const oneDigit = new Intl.NumberFormat(locale, { useGrouping: false });
  const marks: NumberMarks = {
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    digits: Array.from({ length: 10 }, (_, digit) => oneDigit.format(digit)),
  };
  marksByLocale.set(locale, marks);
  return marks;
}

/** '1,234.50': what is in a money field that is not being edited. */
export function formatMoneyInput(cents: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}

/** The currency sign and whether it is before the number in this locale. */
export function currencySign(locale = 'en-US'): { sign: string; isBefore: boolean } {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return { sign: parts[at]?.value ?? '$', isBefore: at === 0 };
}

/** The text with ASCII digits, without currency, spaces and marks of writing direction. */
function plain(text: string, locale: string): string {
  let result = text.normalize('NFKC');
  marksOf(locale).digits.forEach((digit, value) => {
    if (digit !== String(value)) result = result.replaceAll(digit, String(value));
  });
  return result
    .replace(/[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069'’]/g, '')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/−/g, '-')
    .replace(/USD|US\$?/i, '')
    .replace(/\p{Sc}/u, '');
}

/** Where the fraction begins: the index of the decimal mark, or -1 when there is none. */
function decimalMark(amount: string, locale: string): number | 'invalid' {
  const marks = amount.match(/[.,]/g) ?? [];
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  if (marks.length === 0) return -1;
  const isGroup = marksOf(locale).group === amount[last];
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(amount);
  if (new Set(marks).size === 1) {
    if (marks.length === 1) return isGroup && isGrouped ? -1 : last;
    return isGroup || isGrouped ? -1 : 'invalid';
  }
  const before = amount.slice(0, last);
  return before.includes(amount[last] as string) ? 'invalid' : last;
}

/**
 * Reads an amount as typed or pasted: '0', '0.5', '.05', '$1,234.50', '1.234,50 €' all work in
 * every locale; where a single mark could mean both, the locale decides.
 *
 * @returns whole cents, at least 0 (a negative amount is 0); null when there is no digit;
 *   'invalid' when the text is no amount at all.
 */
export function parseMoney(text: string, locale = 'en-US'): number | null | 'invalid' {
  const typed = plain(text, locale);
  const isNegative = /^\(.*\)?$/.test(typed) || typed.startsWith('-') || /\d-$/.test(typed);
  const amount = typed.replace(/^[-(]+|(?<![-)])[-)]+$/g, '');
  if (!/^[\d.,]*$/.test(amount)) return 'invalid';
  if (!/\d/.test(amount)) return /^[.,]?$/.test(amount) ? null : 'invalid';

  const at = decimalMark(amount, locale);
  if (at === 'invalid') return 'invalid';
  const whole = (at < 0 ? amount : amount.slice(0, at)).replace(/[.,]/g, '');
  const fraction = at < 0 ? '' : amount.slice(at + 1);
  if (whole.replace(/^0+/, '').length > 9) return 'invalid';

  const [tens = '0', ones = '0', next = '0'] = fraction;
  const cents = Number(whole) * 100 + Number(tens) * 10 + Number(ones) + (next >= '5' ? 1 : 0);
  if (isNegative) return 0;
  return Math.min(cents, MAX_CENTS);
}
