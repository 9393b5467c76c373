import { formats, madeFor, type Formats } from '../formats/formats.ts';

const written = madeFor(
  ({ numbers, currency, decimals: digits }) =>
    new Intl.NumberFormat(numbers, {
      ...{ style: 'currency', currency },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    }),
);

/** An amount with its currency, written in this way. @param amount in the currency's smallest unit */
export const formatMoneyIn = (by: Formats, amount: number): string =>
  written(by).format(amount / 10 ** by.decimals);

/** An amount with its currency as this page writes it: 123456 is '$1,234.56'. @param amount in the smallest unit: cents */
export const formatMoney = (amount: number): string => formatMoneyIn(formats(), amount);

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
