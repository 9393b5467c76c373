const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as US dollars: 123456 is '$1,234.56'. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/**
 * An amount in whole cents, split evenly among so many people; the remainder goes to the first ones, so that the parts
 * add up to the amount.
 *
 * @param cents whole and not negative
 * @param count at least 1
 */
export function splitEvenly(cents: number, count: number): number[] {
  const part = Math.floor(cents / count);
  const remainder = cents - part * count;
  return Array.from({ length: count }, (_, index) => (index < remainder ? part + 1 : part));
}
