import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GiftItem } from '../model/gift-item.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { allLoading, type Publication } from './publication.ts';
import { RecordGraph } from './record-graph.ts';

const today = '2026-11-20';
const states = allLoading;
const everybody = ['ada', 'bob', 'cy'];

/** A party with Ada, Bob and Cy and a budget of $100, a picnic with Cy, and these gifts. */
function graphOf(...gifts: GiftItem[]): RecordGraph {
  const graph = new RecordGraph(today);
  graph.update({
    people: everybody.map((id) => [id, buildPerson({ id, name: id.toUpperCase() })] as const),
    events: [
      ['party', buildEvent({ id: 'party', people: everybody, budget: 10_000 })],
      ['picnic', buildEvent({ id: 'picnic', people: ['cy'] })],
    ],
    giftItems: gifts.map((gift) => [gift.id, gift] as const),
    states,
  });
  return graph;
}

const bought = (id: string, fields: Partial<GiftItem>): GiftItem =>
  buildGift({ id, status: 'purchased', eventId: 'party', ...fields });
const planned = (id: string, estimatedCost: number, fields: Partial<GiftItem> = {}): GiftItem =>
  buildGift({ id, estimatedCost, plannedEventId: 'party', ...fields });

test('O6 a shared gift counts for each of its people, and once in the totals of its event', () => {
  const graph = graphOf(bought('trip', { alsoFor: ['bob'], purchasedCost: 1001 }));
  expect(graph.eventRows.get('party')).toMatchObject({
    ...{ giftCount: 1, totalSpent: 1001, purchasedPeople: 2 },
    participants: [{ hasPurchase: true }, { hasPurchase: true }, { hasPurchase: false }],
  });
  expect(everybody.map((id) => graph.personRows.get(id))).toMatchObject([
    { giftCount: 1, totalSpent: 501 },
    { giftCount: 1, totalSpent: 500 },
    { giftCount: 0, totalSpent: 0 },
  ]);
});

test("O6 the people's totals add up to what was spent, whoever shares what", () => {
  const gift = fc.record({
    id: fc.uuid(),
    personId: fc.constantFrom(...everybody),
    alsoFor: fc.uniqueArray(fc.constantFrom(...everybody), { maxLength: 3 }),
    purchasedCost: fc.nat(100_000_000),
  });
  fc.assert(
    fc.property(fc.array(gift, { maxLength: 20 }), (gifts) => {
      const graph = graphOf(
        ...gifts.map(({ alsoFor, ...own }) =>
          bought(own.id, { ...own, alsoFor: alsoFor.filter((id) => id !== own.personId) }),
        ),
      );
      const total = everybody.reduce(
        (sum, id) => sum + (graph.personRows.get(id)?.totalSpent ?? 0),
        0,
      );
      expect(total).toBe(graph.summary.gifts.purchasedTotal);
      expect(graph.eventRows.get('party')?.totalSpent).toBe(total);
    }),
  );
});

test('O3 the budget says what is spent, what is planned, and what is left after both', () => {
  const graph = graphOf(
    bought('tea', { purchasedCost: 2500 }),
    planned('kite', 5000),
    planned('book', 1000, { plannedEventId: 'picnic' }),
  );
  const row = graph.eventRows.get('party');
  expect(row).toMatchObject({ totalSpent: 2500, totalPlanned: 5000, plannedCount: 1 });
  expect(row?.budget).toMatchObject({
    ...{ totalPurchased: 2500, budgetLeft: 7500, share: 0.25, exceeded: false },
    ...{ totalPlanned: 5000, leftAfterPlans: 2500, plannedShare: 0.5 },
  });
  graph.update({ giftItems: [['boat', planned('boat', 4000)]], states });
  expect(graph.eventRows.get('party')?.budget).toMatchObject({
    ...{ leftAfterPlans: -1500, exceeded: false, share: 0.25, plannedShare: 0.75 },
  });
});

test('O5 an event counts the gifts that are still to wrap', () => {
  const graph = graphOf(
    bought('tea', {}),
    bought('kite', { stage: 'arrived' }),
    bought('book', { stage: 'wrapped' }),
    bought('pen', { stage: 'given' }),
    planned('boat', 1),
  );
  expect(graph.eventRows.get('party')?.toWrap).toBe(2);
});

test('O1 O6 a gift row names its plan and everybody who shares it, as they are called now', () => {
  const graph = graphOf(planned('kite', 500, { alsoFor: ['bob', 'gone'] }));
  graph.update({
    people: [['bob', buildPerson({ id: 'bob', nickname: 'Bobby' })]],
    events: [['party', buildEvent({ id: 'party', title: 'Big party', people: everybody })]],
    states,
  });
  expect(graph.giftRows.get('kite')).toMatchObject({
    plannedEvent: { id: 'party', title: 'Big party', known: true },
    event: null,
    alsoFor: [
      { id: 'bob', label: 'Bobby', known: true },
      { id: 'gone', label: 'Unknown', known: false },
    ],
  });
});

test(
  'O1 O6 a changed plan touches its row, its people and its events, however many others there are',
  { timeout: 20_000 },
  () => {
    const people = Array.from({ length: 1000 }, (_, index) => buildPerson({ id: `p${index}` }));
    const gifts = Array.from({ length: 10_000 }, (_, index) =>
      buildGift({
        id: `g${index}`,
        personId: `p${index % 1000}`,
        plannedEventId: `e${index % 100}`,
      }),
    );
    const graph = new RecordGraph(today);
    graph.update({
      people: people.map((person) => [person.id, person] as const),
      events: people.slice(0, 100).map(({ id }, index) => {
        const eventId = `e${index}`;
        return [eventId, buildEvent({ id: eventId, people: [id] })] as const;
      }),
      giftItems: gifts.map((gift) => [gift.id, gift] as const),
      states,
    });
    let seen: Publication | undefined;
    graph.published$.subscribe((publication) => (seen = publication));
    const moved = { id: 'g7', personId: 'p7', alsoFor: ['p8'], estimatedCost: 5 };
    graph.update({ giftItems: [['g7', buildGift({ ...moved, plannedEventId: 'e9' })]], states });
    expect(seen?.giftRows.map(({ id }) => id)).toEqual(['g7']);
    expect(seen?.personRows.map(({ id }) => id)).toEqual(['p8']);
    expect(seen?.eventRows.map(({ id }) => id).sort()).toEqual(['e7', 'e9']);
  },
);
