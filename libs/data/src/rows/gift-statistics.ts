import { type GiftItem, isToWrap, peopleOf } from '../model/gift-item.ts';
import { splitEvenly } from '../money/money.ts';
import type { Change } from '../tables/table.ts';
import { type GiftRow, giftYear, occasionDate } from './gift-row.ts';

/** Gifts of one person or event: all of them, and cents of the purchased ones. */
export interface GiftStatistics {
  readonly giftCount: number;
  readonly totalSpent: number;
  readonly purchasedCount: number;
  /** Cents of the estimates of what is not purchased. */
  readonly estimatedTotal: number;
  /** How many purchased gifts are still to wrap. */
  readonly toWrap: number;
}

const noGifts: GiftStatistics = {
  giftCount: 0,
  totalSpent: 0,
  purchasedCount: 0,
  estimatedTotal: 0,
  toWrap: 0,
};

/** A gift's costs under a key, or this part of them, in cents. */
interface Portion {
  readonly gift: GiftItem;
  readonly spent: number;
  readonly estimated: number;
}
export type AddPortion = (key: string, portion: Portion) => void;

const spentOn = (gift: GiftItem) => (gift.status === 'purchased' ? gift.purchasedCost : 0);
const estimateOf = (gift: GiftItem) => (gift.status === 'purchased' ? 0 : gift.estimatedCost);

/** The whole gift under one key; nothing under ''. */
export function addWhole(gift: GiftItem, key: string, add: AddPortion): void {
  if (key !== '') add(key, { gift, spent: spentOn(gift), estimated: estimateOf(gift) });
}

/** The gift under each of its people, its costs split among them. */
export function addSplit(gift: GiftItem, add: AddPortion): void {
  if (gift.alsoFor.length === 0) return addWhole(gift, gift.personId, add);
  const people = peopleOf(gift);
  const spent = splitEvenly(spentOn(gift), people.length);
  const estimated = splitEvenly(estimateOf(gift), people.length);
  people.forEach((id, index) =>
    add(id, { gift, spent: spent[index] ?? 0, estimated: estimated[index] ?? 0 }),
  );
}

type Totals = { -readonly [Name in keyof GiftStatistics]: number };

/** Statistics per key, kept by adding what came and taking away what went: work in proportion to the change. */
export class GiftStatisticsByKey<Row> {
  readonly #portions: (row: Row, add: AddPortion) => void;
  readonly #totals = new Map<string, Totals>();

  /** @param portions adds each portion of a gift, or of its row */
  constructor(portions: (row: Row, add: AddPortion) => void) {
    this.#portions = portions;
  }

  /** The statistics of now; the next change may change the object. */
  of(key: string): GiftStatistics {
    return this.#totals.get(key) ?? noGifts;
  }

  /** The keys that have at least one gift. */
  keys(): Iterable<string> {
    return this.#totals.keys();
  }

  apply({ before, after }: Change<Row>): void {
    if (before) this.#add(before, -1);
    if (after) this.#add(after, 1);
  }

  #add(row: Row, sign: 1 | -1): void {
    this.#portions(row, (key, { gift, spent, estimated }) => {
      const bought = gift.status === 'purchased' ? sign : 0;
      const totals = this.#totalsOf(key);
      totals.giftCount += sign;
      totals.totalSpent += sign * spent;
      totals.purchasedCount += bought;
      totals.estimatedTotal += sign * estimated;
      totals.toWrap += isToWrap(gift.stage) ? bought : 0;
      if (totals.giftCount === 0) this.#totals.delete(key);
    });
  }

  #totalsOf(key: string): Totals {
    let totals = this.#totals.get(key);
    if (!totals) this.#totals.set(key, (totals = { ...noGifts }));
    return totals;
  }
}

/** Under what a person's gifts of one calendar year are counted. */
export const yearKey = (personId: string, year: number) => `${year} ${personId}`;

/**
 * Counts gifts per person and calendar year, of a shared gift each person's part. Of the ideas only those that are
 * planned for an event with a date count.
 *
 * @param yearOf the calendar year of a moment (milliseconds since 1970) in the user's zone
 */
export const yearlyPortions =
  (yearOf: (moment: number) => number) =>
  (row: GiftRow, add: AddPortion): void => {
    const { gift } = row;
    if (gift.status !== 'purchased' && occasionDate(row) === '') return;
    const year = giftYear(row, yearOf);
    addSplit(gift, (personId, portion) => add(yearKey(personId, year), portion));
  };
