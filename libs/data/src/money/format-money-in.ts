import type { Formats } from '../formats/formats.ts';

/** An amount with its currency, written in a way that need not be this page's. @param amount in the smallest unit */
export const formatMoneyIn = ({ money, decimals }: Formats, amount: number): string =>
  money.format(amount / 10 ** decimals);
