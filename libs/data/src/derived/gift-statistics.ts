import type { GiftItem } from '../model/gift-item.ts';
import { isToWrap } from '../model/gift-stage.ts';
import { splitEvenly } from '../money/split-evenly.ts';
import type { Change } from './table.ts';

/** Gifts of one person or event: all of them, and cents of the purchased ones (F3). */
export interface GiftStatistics {
  readonly giftCount: number;
  readonly totalSpent: number;
  readonly purchasedCount: number;
  /** Cents of the estimates of what is not purchased. */
  readonly estimatedTotal: number;
  /** How many purchased gifts are still to wrap (O5). */
  readonly toWrap: number;
}

const noGifts: GiftStatistics = {
  giftCount: 0,
  totalSpent: 0,
  purchasedCount: 0,
  estimatedTotal: 0,
  toWrap: 0,
};

/** What a gift counts under one key: its cost, or this part of it, in cents. */
interface GiftPortion {
  readonly key: string;
  readonly spent: number;
  readonly estimated: number;
}

const spentOn = (gift: GiftItem) => (gift.status === 'purchased' ? gift.purchasedCost : 0);
const estimateOf = (gift: GiftItem) => (gift.status === 'purchased' ? 0 : gift.estimatedCost);

/** The whole gift under one key; none under ''. */
export const wholeGift = (gift: GiftItem, key: string): readonly GiftPortion[] =>
  key === '' ? [] : [{ key, spent: spentOn(gift), estimated: estimateOf(gift) }];

/** The gift's costs, split among several keys (O6). */
export function splitGift(gift: GiftItem, keys: readonly string[]): readonly GiftPortion[] {
  const [only] = keys;
  if (only !== undefined && keys.length === 1) return wholeGift(gift, only);
  const spent = splitEvenly(spentOn(gift), keys.length);
  const estimated = splitEvenly(estimateOf(gift), keys.length);
  return keys.map((key, index) => ({
    ...{ key, spent: spent[index] ?? 0, estimated: estimated[index] ?? 0 },
  }));
}

/** Statistics per key, kept by adding what came and taking away what went: work in proportion to the change. */
export class GiftStatisticsByKey {
  readonly #portions: (gift: GiftItem) => readonly GiftPortion[];
  readonly #totals = new Map<string, GiftStatistics>();

  constructor(portions: (gift: GiftItem) => readonly GiftPortion[]) {
    this.#portions = portions;
  }

  of(key: string): GiftStatistics {
    return this.#totals.get(key) ?? noGifts;
  }

  apply({ before, after }: Change<GiftItem>): void {
    if (before) this.#add(before, -1);
    if (after) this.#add(after, 1);
  }

  #add(gift: GiftItem, sign: 1 | -1): void {
    const bought = gift.status === 'purchased' ? sign : 0;
    const toWrap = isToWrap(gift.stage) ? bought : 0;
    for (const { key, spent, estimated } of this.#portions(gift)) {
      const total = this.of(key);
      const next = {
        giftCount: total.giftCount + sign,
        totalSpent: total.totalSpent + sign * spent,
        purchasedCount: total.purchasedCount + bought,
        estimatedTotal: total.estimatedTotal + sign * estimated,
        toWrap: total.toWrap + toWrap,
      };
      if (next.giftCount === 0) this.#totals.delete(key);
      else this.#totals.set(key, next);
    }
  }
}
