/** The largest amount that is accepted, in cents: $1,000,000.00. */
export const largestAmount = 100_000_000;

/** Digits, with commas between thousands or without any. */
const amount = /^[+-]?((\d+|\d{1,3}(,\d{3})+)(\.\d*)?|\.\d+)$/;

/**
 * Whole cents of what was typed: '0.5' is 50, '$1,234.56' is 123456, '' is 0, negatives clamp to 0 (M10).
 * Undefined when it is not an amount ('1,50' could be anything), or above {@link largestAmount}.
 */
export function parseDollars(text: string): number | undefined {
  const bare = text.replace(/[\s$]/g, '');
  if (bare === '' || bare === '.') return 0;
  if (!amount.test(bare)) return undefined;
  if (bare.startsWith('-')) return 0;
  const [whole = '', fraction = ''] = bare.replace(/[+,]/g, '').split('.');
  const thousandths = Number(`${fraction}000`.slice(0, 3));
  const cents = Number(whole || '0') * 100 + Math.round(thousandths / 10);
  return cents <= largestAmount ? cents : undefined;
}

/** The amount as the value of an input: 50 is '0.50', 1200 is '12'. */
export function centsToInput(cents: number): string {
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as US dollars: 123456 is '$1,234.56'. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}
