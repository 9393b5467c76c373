const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as US dollars: 123456 is '$1,234.56'. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}
