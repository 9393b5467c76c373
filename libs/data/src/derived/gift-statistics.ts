import type { GiftItem } from '../model/gift-item.ts';
import type { Change } from './table.ts';

/** Gifts of one person or event: all of them, and cents of the purchased ones (F3). */
export interface GiftStatistics {
  readonly giftCount: number;
  readonly totalSpent: number;
  readonly purchasedCount: number;
}

const noGifts: GiftStatistics = { giftCount: 0, totalSpent: 0, purchasedCount: 0 };

/** Statistics per key, kept by adding what came and taking away what went: work in proportion to the change. */
export class GiftStatisticsByKey {
  readonly #key: (gift: GiftItem) => string;
  readonly #totals = new Map<string, GiftStatistics>();

  constructor(key: (gift: GiftItem) => string) {
    this.#key = key;
  }

  of(key: string): GiftStatistics {
    return this.#totals.get(key) ?? noGifts;
  }

  apply({ before, after }: Change<GiftItem>): void {
    if (before) this.#add(before, -1);
    if (after) this.#add(after, 1);
  }

  #add(gift: GiftItem, sign: 1 | -1): void {
    const key = this.#key(gift);
    if (key === '') return;
    const bought = gift.status === 'purchased' ? sign : 0;
    const { giftCount, totalSpent, purchasedCount } = this.of(key);
    const next = {
      giftCount: giftCount + sign,
      totalSpent: totalSpent + bought * gift.purchasedCost,
      purchasedCount: purchasedCount + bought,
    };
    if (next.giftCount === 0) this.#totals.delete(key);
    else this.#totals.set(key, next);
  }
}
