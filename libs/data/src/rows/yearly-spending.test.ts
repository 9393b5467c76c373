import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import type { RecordUpdate } from '../graph/publication.ts';
import { RecordGraph } from '../graph/record-graph.ts';

const today = '2026-11-20';
type Gift = Parameters<typeof buildGift>[0];

const gifts = (...records: Gift[]): RecordUpdate => ({
  giftItems: records.map((record) => [record.id, buildGift(record)]),
});
const event = (id: string, date: string): RecordUpdate => ({
  events: [[id, buildEvent({ id, date })]],
});
const bought = (fields: Gift): Gift => ({ status: 'purchased', ...fields });

function open(...updates: RecordUpdate[]) {
  const graph = new RecordGraph(today);
  const people = ['ada', 'ben'].map(
    (id) => [id, buildPerson({ id, yearlyBudget: 10_000 })] as const,
  );
  for (const update of [{ people }, event('then', '2025-12-24'), event('now', '2026-12-24')]) {
    graph.update(update);
  }
  for (const update of updates) graph.update(update);
  const amounts = (id = 'ada') => {
    const budget = graph.personRows.get(id)?.yearlyBudget;
    return budget && [budget.totalPurchased, budget.totalPlanned, budget.leftAfterPlans];
  };
  return { graph, amounts };
}

describe('O12 a person’s yearly budget', () => {
  test('counts what is spent and planned for events of this calendar year', () => {
    const { amounts } = open(
      gifts(
        bought({ id: 'a', eventId: 'now', purchasedCost: 3_000 }),
        bought({ id: 'b', eventId: 'then', purchasedCost: 900 }),
        { id: 'c', plannedEventId: 'now', estimatedCost: 4_000 },
        { id: 'd', plannedEventId: 'then', estimatedCost: 90 },
        { id: 'e', estimatedCost: 9 },
      ),
    );
    expect(amounts()).toEqual([3_000, 4_000, 3_000]);
  });

  test('without an event, what was entered this year', () => {
    const { amounts } = open(
      gifts(
        bought({ id: 'a', purchasedCost: 100, createdAt: Date.UTC(2026, 2, 1) }),
        bought({ id: 'b', purchasedCost: 10, createdAt: Date.UTC(2025, 2, 1) }),
      ),
    );
    expect(amounts()).toEqual([100, 0, 9_900]);
  });

  test('follows an event to another year, and the new year', () => {
    const { graph, amounts } = open(
      gifts(bought({ id: 'a', eventId: 'now', purchasedCost: 100 }), {
        ...{ id: 'b', plannedEventId: 'now', estimatedCost: 50 },
      }),
    );
    graph.update(event('now', '2027-01-01'));
    expect(amounts()).toEqual([0, 0, 10_000]);
    graph.update({ today: '2027-01-01' });
    expect(amounts()).toEqual([100, 50, 9_850]);
  });

  test('O6 of a shared present each has a part', () => {
    const { amounts } = open(
      gifts(bought({ id: 'a', eventId: 'now', alsoFor: ['ben'], purchasedCost: 101 })),
    );
    expect([amounts('ada')?.[0], amounts('ben')?.[0]]).toEqual([51, 50]);
  });

  test('says when it is exceeded, and is null where none is set', () => {
    const { graph } = open(gifts(bought({ id: 'a', eventId: 'now', purchasedCost: 10_900 })));
    expect(graph.personRows.get('ada')?.yearlyBudget).toMatchObject({
      exceeded: true,
      budgetLeft: -900,
    });
    graph.update({ people: [['ada', buildPerson({ id: 'ada' })]] });
    expect(graph.personRows.get('ada')?.yearlyBudget).toBeNull();
  });

  test('whatever changes, it is what it would be from the start', () => {
    const change: fc.Arbitrary<RecordUpdate> = fc.oneof(
      fc
        .record({
          id: fc.constantFrom('a', 'b', 'c'),
          personId: fc.constantFrom('ada', 'ben'),
          alsoFor: fc.subarray(['cy']),
          status: fc.constantFrom('idea', 'purchased'),
          eventId: fc.constantFrom('', 'then', 'now'),
          plannedEventId: fc.constantFrom('', 'then', 'now'),
          estimatedCost: fc.nat(9_999),
          purchasedCost: fc.nat(9_999),
          createdAt: fc.constantFrom(0, Date.UTC(2026, 1, 1)),
        })
        .map((record) => gifts(record)),
      fc
        .tuple(
          fc.constantFrom('then', 'now'),
          fc.constantFrom('2025-12-31', '2026-01-01', '2027-01-01'),
        )
        .map(([id, date]) => event(id, date)),
      fc.constantFrom('then', 'now').map((id): RecordUpdate => ({ events: [[id, undefined]] })),
      fc.constantFrom('a', 'b').map((id): RecordUpdate => ({ giftItems: [[id, undefined]] })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 15 }), (changes) => {
        const { graph } = open(...changes);
        const fresh = new RecordGraph(today);
        fresh.update({
          people: [...graph.people.values()].map((record) => [record.id, record]),
          events: [...graph.events.values()].map((record) => [record.id, record]),
          giftItems: [...graph.giftItems.values()].map((record) => [record.id, record]),
        });
        const budgets = (of: RecordGraph) =>
          ['ada', 'ben'].map((id) => of.personRows.get(id)?.yearlyBudget);
        expect(budgets(graph)).toEqual(budgets(fresh));
      }),
    );
  });
});
