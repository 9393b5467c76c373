import type { GiftRow } from './gift-row.ts';
import { addSplit } from './gift-statistics.ts';
import type { Change } from './table.ts';

/** What is spent and planned for one person in one calendar year, in cents. */
export interface YearlyAmounts {
  readonly spent: number;
  readonly planned: number;
}

const nothing: YearlyAmounts = { spent: 0, planned: 0 };
const keyOf = (personId: string, year: number) => `${year} ${personId}`;

/**
 * Spending per person and calendar year, kept by adding what came and taking away what went (O12). A purchase counts in
 * the year of its event, or without one in the year in which it was entered; of the ideas those count that are planned,
 * in the year of their event. Of a shared gift each person has a part (O6).
 */
export class YearlySpending {
  readonly #yearOf: (moment: number) => number;
  readonly #amounts = new Map<string, YearlyAmounts>();

  /** @param yearOf the calendar year of a moment (milliseconds since 1970) in the user's zone */
  constructor(yearOf: (moment: number) => number) {
    this.#yearOf = yearOf;
  }

  of(personId: string, year: number): YearlyAmounts {
    return this.#amounts.get(keyOf(personId, year)) ?? nothing;
  }

  apply({ before, after }: Change<GiftRow>): void {
    if (before) this.#add(before, -1);
    if (after) this.#add(after, 1);
  }

  #yearOfGift({ gift, event, plannedEvent }: GiftRow): number | undefined {
    if (gift.status === 'purchased') {
      return Number(event?.date.slice(0, 4)) || this.#yearOf(gift.createdAt);
    }
    return Number(plannedEvent?.date.slice(0, 4)) || undefined;
  }

  #add(row: GiftRow, sign: 1 | -1): void {
    const year = this.#yearOfGift(row);
    if (year === undefined) return;
    addSplit(row.gift, (personId, spent, estimated) => {
      const key = keyOf(personId, year);
      const before = this.#amounts.get(key) ?? nothing;
      const after = {
        spent: before.spent + sign * spent,
        planned: before.planned + sign * estimated,
      };
      if (after.spent === 0 && after.planned === 0) this.#amounts.delete(key);
      else this.#amounts.set(key, after);
    });
  }
}
