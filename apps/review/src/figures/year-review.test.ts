import { dateOf } from '@evergift/data/feature';
import type { Query, RecordUpdate } from '@evergift/data/feature';
import { buildEvent, buildGift, buildPerson, givenTo, RecordGraph } from '@evergift/data/testing';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { openReview } from './open-review.ts';
import type { YearReview } from './year-review.ts';

const today = '2026-11-20';
const live = { status: 'live', error: undefined, complete: true } as const;
const states = { people: live, events: live, giftItems: live, settings: live };
const clock = { timeZone: () => 'UTC' };

type Gift = Parameters<typeof buildGift>[0];
const gifts = (...records: Gift[]): RecordUpdate => ({
  giftItems: records.map((record) => [record.id, buildGift(record)]),
});
const event = (id: string, date: string, budget: number | null = null): RecordUpdate => ({
  events: [[id, buildEvent({ id, date, budget })]],
});
const bought = (fields: Gift): Gift => ({ status: 'purchased', stage: 'given', ...fields });

function open(...updates: RecordUpdate[]) {
  const graph = new RecordGraph(today, (moment) => Number(dateOf(moment, clock).slice(0, 4)));
  const people = ['ada', 'ben'].map(
    (id) => [id, buildPerson({ id, name: id, yearlyBudget: 10_000 })] as const,
  );
  for (const update of [{ people, states }, ...updates]) graph.update(update);
  const review = openReview({ graph, clock });
  const year = async (of: number) => (await firstValueFrom(review.year$(of))).data;
  return { graph, review, year };
}

test('Y1 a year without anything has twelve months and no figures', async () => {
  const { year } = open();
  expect(await year(2025)).toMatchObject({
    year: 2025,
    years: [2026, 2025],
    spent: 0,
    presents: 0,
    ideas: 0,
    people: [],
    occasions: [],
  });
  expect((await year(2025)).months).toHaveLength(12);
});

test('Y1 a purchase counts in the year of its event and in the month in which it was bought', async () => {
  const { year } = open(
    event('party', '2026-03-04'),
    gifts(
      bought({ id: 'a', eventId: 'party', purchasedCost: 1_000, purchasedOn: '2026-02-28' }),
      bought({ id: 'early', eventId: 'party', purchasedCost: 40, purchasedOn: '2025-12-27' }),
      bought({ id: 'b', purchasedCost: 250, createdAt: Date.UTC(2026, 6, 31) }),
      bought({ id: 'c', purchasedCost: 9, createdAt: Date.UTC(2025, 6, 31) }),
    ),
  );
  const { spent, presents, months, occasions, withoutOccasion } = await year(2026);
  expect({ spent, presents }).toEqual({ spent: 1_290, presents: 3 });
  expect(months.filter(({ presents: count }) => count > 0)).toEqual([
    { month: 0, spent: 40, presents: 1 },
    { month: 2, spent: 1_000, presents: 1 },
    { month: 7, spent: 250, presents: 1 },
  ]);
  expect(occasions).toMatchObject([{ id: 'party', spent: 1_040, presents: 2, upcoming: false }]);
  expect(withoutOccasion).toEqual({ spent: 250, presents: 1 });
});

test('Y1 without a day of purchase it is that of the last change, at the latest the occasion', async () => {
  const { year } = open(
    event('party', '2026-03-04'),
    event('christmas', '2026-12-24'),
    gifts(
      bought({
        id: 'a',
        eventId: 'christmas',
        purchasedCost: 1,
        createdAt: Date.UTC(2026, 0, 1),
        updatedAt: Date.UTC(2026, 10, 5),
      }),
      bought({
        id: 'entered-afterwards',
        eventId: 'party',
        purchasedCost: 2,
        purchasedOn: '2026-11-20',
      }),
    ),
  );
  const { months } = await year(2026);
  expect(months.filter(({ presents }) => presents > 0)).toEqual([
    { month: 3, spent: 2, presents: 1 },
    { month: 11, spent: 1, presents: 1 },
  ]);
});

test('Y1 an idea counts in the year of the event that it is planned for, else of its entry', async () => {
  const { year } = open(
    event('party', '2025-03-04'),
    gifts(
      { id: 'a', plannedEventId: 'party', createdAt: Date.UTC(2026, 1, 1) },
      { id: 'b', createdAt: Date.UTC(2026, 1, 1) },
      { id: 'odd', status: 'lost', createdAt: Date.UTC(2026, 1, 1) },
    ),
  );
  expect(await year(2026)).toMatchObject({ ideas: 1, presents: 0, years: [2026, 2025] });
  expect(await year(2025)).toMatchObject({ ideas: 1, presents: 0 });
});

test('Y1 people come by what was spent; who is gone keeps the name of the gift; a shared one is split', async () => {
  const { year } = open(
    gifts(
      bought({
        id: 'a',
        alsoFor: ['ben'],
        purchasedCost: 101,
        createdAt: Date.UTC(2026, 1, 1),
      }),
      bought({
        ...{ id: 'b', personId: 'gone', personName: 'Old friend' },
        ...{ purchasedCost: 900, createdAt: Date.UTC(2026, 1, 1) },
      }),
    ),
  );
  expect((await year(2026)).people).toEqual([
    { id: 'gone', label: 'Old friend', known: false, spent: 900, presents: 1, ideas: 0 },
    { id: 'ada', label: 'ada', known: true, spent: 51, presents: 1, ideas: 0 },
    { id: 'ben', label: 'ben', known: true, spent: 50, presents: 1, ideas: 0 },
  ]);
});

test('Y1 follows what changes, and emits nothing when nothing did', () => {
  const { graph, review } = open(event('party', '2026-03-04', 500));
  const emitted: Query<YearReview>[] = [];
  review.year$(2026).subscribe((query) => emitted.push(query));
  graph.update(gifts(bought({ id: 'a', eventId: 'party', purchasedCost: 700 })));
  expect(emitted.at(-1)?.data.budgets).toMatchObject([
    { id: 'party', of: 'event', budget: { exceeded: true, budgetLeft: -200 } },
    { id: 'ada', of: 'person', label: 'ada', budget: { totalPurchased: 700 } },
    { id: 'ben', of: 'person', budget: { totalPurchased: 0 } },
  ]);
  graph.update(event('party', '2027-03-04', 500));
  expect(emitted.at(-1)?.data).toMatchObject({ spent: 0, occasions: [], years: [2027, 2026] });
  graph.update({ people: [['cy', buildPerson({ id: 'cy' })]] });
  expect(emitted).toHaveLength(3);
});

test('Y1 while a collection has not answered, no figure is shown', () => {
  const graph = new RecordGraph(today);
  const emitted: Query<YearReview>[] = [];
  openReview({ graph, clock })
    .year$(2026)
    .subscribe((query) => emitted.push(query));
  graph.update(gifts(bought({ id: 'a', purchasedCost: 5, createdAt: Date.UTC(2026, 1, 1) })));
  expect(emitted).toMatchObject([{ status: 'loading', data: { spent: 0 } }]);
  graph.update({ states });
  expect(emitted.at(-1)).toMatchObject({ status: 'live', data: { spent: 5 } });
});

test('Y1 equals are in one order, whatever was changed last', async () => {
  const shared = (id: string, alsoFor: string[]) =>
    gifts({ id, alsoFor, createdAt: Date.UTC(2026, 1, 1) });
  const { graph, review } = open(shared('a', ['di']), shared('b', ['cy']));
  const emitted: Query<YearReview>[] = [];
  review.year$(2026).subscribe((query) => emitted.push(query));
  graph.update(shared('a', ['cy', 'di']));
  graph.update(shared('b', []));
  graph.update(shared('a', ['di']));
  graph.update(shared('a', ['di', 'cy']));
  expect(emitted.at(-1)?.data.people.map(({ id }) => id)).toEqual(['ada', 'cy', 'di']);
});

const moments = fc.constantFrom(0, Date.UTC(2025, 11, 31, 23), Date.UTC(2026, 1, 1));
const anyChange: fc.Arbitrary<RecordUpdate> = fc.oneof(
  { weight: 4, arbitrary: anyGift() },
  fc
    .tuple(
      fc.constantFrom('then', 'now'),
      fc.constantFrom('2025-12-31', '2026-01-01', '2027-01-01', ''),
      fc.constantFrom(null, 0, 1_000),
    )
    .map(([id, date, budget]) => event(id, date, budget)),
  fc.constantFrom('then', 'now').map((id): RecordUpdate => ({ events: [[id, undefined]] })),
  fc.constantFrom('ben').map((id): RecordUpdate => ({ people: [[id, undefined]] })),
  fc.constantFrom('a', 'b').map((id): RecordUpdate => ({ giftItems: [[id, undefined]] })),
);

function anyGift(): fc.Arbitrary<RecordUpdate> {
  return fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      personId: fc.constantFrom('ada', 'ben', 'gone'),
      alsoFor: fc.subarray(['cy', 'di']),
      bought: fc.boolean(),
      eventId: fc.constantFrom('', 'then', 'now', 'never'),
      estimatedCost: fc.nat(100_000_000),
      purchasedCost: fc.nat(100_000_000),
      createdAt: moments,
    })
    .map(({ bought: isBought, eventId, ...fields }) =>
      gifts(isBought ? bought({ ...fields, eventId }) : { ...fields, plannedEventId: eventId }),
    );
}

const sum = (rows: readonly { readonly spent: number }[]) =>
  rows.reduce((total, { spent }) => total + spent, 0);

test('Y3 whatever changes, the figures agree to the cent with those of every other page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 20 }), async (changes) => {
      const { graph, year } = open();
      for (const change of changes) graph.update(change);
      const years = await Promise.all((await year(2026)).years.map(year));

      const { gifts: all } = graph.summary;
      expect(sum(years)).toBe(all.purchasedTotal);
      expect(years.reduce((total, { presents }) => total + presents, 0)).toBe(all.bought);
      expect(years.reduce((total, { ideas }) => total + ideas, 0)).toBe(all.ideas);
      for (const { spent, months, people, occasions, withoutOccasion, budgets } of years) {
        expect(sum(months)).toBe(spent);
        expect(sum(people)).toBe(spent);
        expect(sum([...occasions, withoutOccasion])).toBe(spent);
        for (const { id, spent: ofEvent } of occasions) {
          expect(ofEvent).toBe(graph.eventRows.get(id)?.totalSpent);
        }
        for (const { id, of, budget } of budgets) {
          const elsewhere =
            of === 'event'
              ? graph.eventRows.get(id)?.budget
              : graph.personRows.get(id)?.yearlyBudget;
          expect(budget).toEqual(elsewhere);
        }
      }
      const rows = [...graph.giftRows.values()];
      for (const { id, totalSpent, yearlyBudget } of graph.personRows.values()) {
        const ofPerson = years.map(({ year: of, people }) => ({
          year: of,
          spent: people.find((person) => person.id === id)?.spent ?? 0,
        }));
        expect(sum(ofPerson)).toBe(totalSpent);
        const thisYear = ofPerson.find(({ year: of }) => of === 2026);
        expect(thisYear?.spent).toBe(yearlyBudget?.totalPurchased);
        const own = rows.filter(({ gift }) => [gift.personId, ...gift.alsoFor].includes(id));
        for (const given of givenTo(id, { gifts: own, today, yearOf: graph.yearOf })) {
          expect(ofPerson.find(({ year: of }) => of === given.year)?.spent).toBe(given.total);
        }
      }
    }),
  );
});

test('Y3 figures that followed the changes are those that are read afresh', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 20 }), async (changes) => {
      const { graph, review } = open();
      let followed: YearReview | undefined;
      const following = review.year$(2026).subscribe(({ data }) => (followed = data));
      for (const change of changes) graph.update(change);
      const fresh = await firstValueFrom(openReview({ graph, clock }).year$(2026));
      expect(followed).toEqual(fresh.data);
      following.unsubscribe();
    }),
  );
});
