import type { EventRow } from './event-row.ts';
import type { GiftRow } from './gift-row.ts';
import type { PersonRow } from './person-row.ts';
import type { Change } from '../tables/table.ts';

/** Days within which an event counts as near on the lists. */
export const nearDays = 30;

/** The counts of the dashboard and of the lists' cards; totals in cents. */
export interface Summary {
  readonly events: {
    readonly total: number;
    readonly upcoming: number;
    readonly withinThirtyDays: number;
  };
  readonly gifts: {
    readonly total: number;
    readonly ideas: number;
    readonly bought: number;
    readonly estimatedTotal: number;
    readonly purchasedTotal: number;
  };
  readonly people: { readonly total: number; readonly birthdays: number };
}

export const emptySummary: Summary = {
  events: { total: 0, upcoming: 0, withinThirtyDays: 0 },
  gifts: { total: 0, ideas: 0, bought: 0, estimatedTotal: 0, purchasedTotal: 0 },
  people: { total: 0, birthdays: 0 },
};

function ofEvent({ upcoming, days }: EventRow): Summary['events'] {
  const near = upcoming && days !== null && days <= nearDays;
  return { total: 1, upcoming: upcoming ? 1 : 0, withinThirtyDays: near ? 1 : 0 };
}

function ofGift({ gift, cost }: GiftRow): Summary['gifts'] {
  const idea = gift.status === 'idea';
  const bought = gift.status === 'purchased';
  return {
    total: 1,
    ideas: idea ? 1 : 0,
    bought: bought ? 1 : 0,
    estimatedTotal: idea ? cost : 0,
    purchasedTotal: bought ? cost : 0,
  };
}

function ofPerson({ birthday }: PersonRow): Summary['people'] {
  return { total: 1, birthdays: birthday ? 1 : 0 };
}

function adjust<Row, Counts extends Readonly<Record<keyof Counts, number>>>(
  counts: Counts,
  changes: readonly Change<Row>[],
  count: (row: Row) => Counts,
): Counts {
  if (changes.length === 0) return counts;
  const next = { ...counts } as Record<keyof Counts, number>;
  const add = (row: Row, sign: 1 | -1) => {
    const counted = count(row);
    for (const key of Object.keys(counted) as (keyof Counts)[]) next[key] += sign * counted[key];
  };
  for (const { before, after } of changes) {
    if (before) add(before, -1);
    if (after) add(after, 1);
  }
  return next as Counts;
}

/** The summary after some rows changed: work in proportion to the change. */
export function adjustSummary(
  summary: Summary,
  changes: {
    readonly people: readonly Change<PersonRow>[];
    readonly events: readonly Change<EventRow>[];
    readonly gifts: readonly Change<GiftRow>[];
  },
): Summary {
  return {
    events: adjust(summary.events, changes.events, ofEvent),
    gifts: adjust(summary.gifts, changes.gifts, ofGift),
    people: adjust(summary.people, changes.people, ofPerson),
  };
}
