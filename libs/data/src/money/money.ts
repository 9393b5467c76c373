import { formats } from '../formats/formats.ts';

/**
 * An amount with its currency as this page writes it: 123456 is '$1,234.56'. @param amount in the smallest unit: cents
 */
export function formatMoney(amount: number): string {
  const { money, decimals } = formats();
  return money.format(amount / 10 ** decimals);
}

/**
 * An amount in the smallest unit, split evenly among so many people; the remainder goes to the first ones, so that the
 * parts add up to the amount.
 *
 * @param amount whole and not negative
 * @param count at least 1
 */
export function splitEvenly(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  const remainder = amount - part * count;
  return Array.from({ length: count }, (_, index) => (index < remainder ? part + 1 : part));
}
