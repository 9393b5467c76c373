import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { consistentGift } from '../model/gift-item.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { allLoading, type Publication, type RecordUpdate } from './publication.ts';
import { RecordGraph } from './record-graph.ts';
import type { Table } from '../tables/table.ts';

const today = '2026-11-20';
const states = allLoading;

const personId = fc.constantFrom('ada', 'bob', 'cy', 'gone');
const eventId = fc.constantFrom('party', 'picnic', 'birthday-ada-2026', 'missing');
const date = fc.integer({ min: -40, max: 420 }).map((days) => addDays(today, days));

const person = fc.record({
  id: personId,
  name: fc.constantFrom('Ada', 'Bob', ''),
  nickname: fc.constantFrom('', 'Nick'),
  notes: fc.constantFrom('', 'tall'),
  birthday: fc.constantFrom('', '1990-11-20', '2000-02-29', '1985-12-31'),
});
const event = fc.record({
  id: eventId,
  title: fc.constantFrom('Party', 'Picnic'),
  people: fc.uniqueArray(personId, { maxLength: 3 }),
  date,
  type: fc.constantFrom('', 'birthday'),
  recurring: fc.boolean(),
  budget: fc.constantFrom(null, 0, 5000),
});
const gift = fc.record({
  id: fc.constantFrom('g1', 'g2', 'g3', 'g4', 'g5'),
  personId,
  eventId: fc.oneof(fc.constant(''), eventId),
  status: fc.constantFrom('idea', 'purchased', 'wrapped'),
  estimatedCost: fc.nat(9_999),
  purchasedCost: fc.nat(9_999),
  plannedEventId: fc.oneof(fc.constant(''), eventId),
  alsoFor: fc.uniqueArray(personId, { maxLength: 2 }),
  stage: fc.constantFrom('', 'ordered', 'wrapped', 'given'),
});

type Step =
  | { readonly kind: 'person'; readonly id: string; readonly record: Person | undefined }
  | { readonly kind: 'event'; readonly id: string; readonly record: GiftEvent | undefined }
  | { readonly kind: 'gift'; readonly id: string; readonly record: GiftItem | undefined }
  | { readonly kind: 'today'; readonly today: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  person.map((record) => ({ kind: 'person', id: record.id, record: buildPerson(record) }) as const),
  event.map((record) => ({ kind: 'event', id: record.id, record: buildEvent(record) }) as const),
  gift.map(
    (record) =>
      ({ kind: 'gift', id: record.id, record: consistentGift(buildGift(record)) }) as const,
  ),
  personId.map((id) => ({ kind: 'person', id, record: undefined }) as const),
  eventId.map((id) => ({ kind: 'event', id, record: undefined }) as const),
  gift.map(({ id }) => ({ kind: 'gift', id, record: undefined }) as const),
  date.map((day) => ({ kind: 'today', today: day }) as const),
);

function updateOf(next: Step): RecordUpdate {
  if (next.kind === 'person') return { people: [[next.id, next.record]], states };
  if (next.kind === 'event') return { events: [[next.id, next.record]], states };
  if (next.kind === 'gift') return { giftItems: [[next.id, next.record]], states };
  return { today: next.today, states };
}

const entries = <Row extends { readonly id: string }>(table: Table<Row>) =>
  [...table.values()].map((row) => [row.id, row] as const).sort(([a], [b]) => (a < b ? -1 : 1));

function everything(graph: RecordGraph) {
  return {
    people: entries(graph.personRows),
    events: entries(graph.eventRows),
    gifts: entries(graph.giftRows),
    summary: graph.summary,
  };
}

test('F3 C1 D2 D4 O3 O6 after any changes, in any order, rows and summary equal those computed from nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const graph = new RecordGraph(today);
      for (const next of steps) graph.update(updateOf(next));
      const fresh = new RecordGraph(graph.today);
      fresh.update({
        people: entries(graph.people),
        events: entries(graph.events),
        giftItems: entries(graph.giftItems),
        states,
      });
      expect(everything(graph)).toEqual(everything(fresh));
    }),
    { numRuns: 300 },
  );
});

test('rows that did not change keep their identity, and only rows that did are published', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const graph = new RecordGraph(today);
      for (const next of steps) {
        const before = everything(graph);
        let publication: Publication | undefined;
        const subscription = graph.published$.subscribe((value) => (publication = value));
        graph.update(updateOf(next));
        subscription.unsubscribe();
        const changed = new Set(publication?.giftRows.map(({ id }) => id));
        for (const [id, row] of before.gifts) {
          if (!changed.has(id)) expect(graph.giftRows.get(id)).toBe(row);
          else expect(graph.giftRows.get(id)).not.toEqual(row);
        }
        for (const [id, row] of before.people) {
          if (JSON.stringify(graph.personRows.get(id)) === JSON.stringify(row)) {
            expect(graph.personRows.get(id)).toBe(row);
          }
        }
      }
    }),
  );
});

test('D4 x/y counts participants with a purchased gift of this event, never above y', () => {
  const graph = new RecordGraph(today);
  const bought = (id: string, personOf: string, eventOf: string) =>
    buildGift({
      id,
      personId: personOf,
      eventId: eventOf,
      status: 'purchased',
      purchasedCost: 100,
    });
  graph.update({
    people: [['ada', buildPerson({ id: 'ada', nickname: 'Countess' })]],
    events: [['party', buildEvent({ id: 'party', people: ['ada', 'gone'], budget: 250 })]],
    giftItems: [
      ['g1', bought('g1', 'ada', 'party')],
      ['g2', bought('g2', 'ada', 'party')],
      ['g3', bought('g3', 'stranger', 'party')],
      ['g4', buildGift({ id: 'g4', personId: 'gone' })],
    ],
    states,
  });
  expect(graph.eventRows.get('party')).toMatchObject({
    giftCount: 3,
    totalSpent: 300,
    purchasedPeople: 1,
    participants: [
      { label: 'Countess', known: true, hasPurchase: true },
      { label: 'Unknown', known: false, hasPurchase: false },
    ],
    budget: { eventBudget: 250, totalPurchased: 300, budgetLeft: -50, share: 1, exceeded: true },
  });
});

test('an event is done when everybody who is there has a present, within the budget', () => {
  const graph = new RecordGraph(today);
  const isDone = (fields: Partial<GiftEvent>, ...gifts: Partial<GiftItem>[]) => {
    graph.update({
      people: [
        ['ada', buildPerson({ id: 'ada' })],
        ['bob', buildPerson({ id: 'bob' })],
      ],
      events: [['party', buildEvent({ id: 'party', people: ['ada', 'bob'], ...fields })]],
      giftItems: [0, 1].map((place) => {
        const gift = { status: 'purchased', eventId: 'party', purchasedCost: 100 } as const;
        const id = `gift ${place}`;
        const own = gifts[place];
        return [id, own && buildGift({ id, ...gift, ...own })];
      }),
      states,
    });
    return graph.eventRows.get('party')?.done;
  };
  const both = [{ personId: 'ada' }, { personId: 'bob' }];
  expect(isDone({}, ...both)).toBe(true);
  expect(isDone({}, { personId: 'ada', alsoFor: ['bob'] })).toBe(true);
  expect(isDone({}, { personId: 'ada' })).toBe(false);
  expect(isDone({}, { personId: 'ada' }, { personId: 'bob', status: 'idea' })).toBe(false);
  expect(isDone({ budget: 200 }, ...both)).toBe(true);
  expect(isDone({ budget: 199 }, ...both)).toBe(false);
  expect(isDone({ people: ['ada', 'gone'] }, { personId: 'ada' })).toBe(true);
  expect(isDone({ people: ['gone'] })).toBe(false);
  expect(isDone({ people: [] })).toBe(false);
});

test('E5 the budget of an event with no gifts is shown; none is none', () => {
  const graph = new RecordGraph(today);
  graph.update({
    events: [
      ['small', buildEvent({ id: 'small', budget: 100 })],
      ['none', buildEvent({ id: 'none' })],
    ],
    states,
  });
  expect(graph.eventRows.get('small')?.budget).toMatchObject({ budgetLeft: 100, share: 0 });
  expect(graph.eventRows.get('none')?.budget).toBeNull();
});

test('G2 a gift whose person and event are gone still shows what is known', () => {
  const graph = new RecordGraph(today);
  const lost = buildGift({ id: 'g', personName: 'Ada', eventId: 'lost', status: 'purchased' });
  graph.update({ giftItems: [['g', lost]], states });
  expect(graph.giftRows.get('g')).toMatchObject({
    personLabel: 'Ada',
    personKnown: false,
    event: { title: 'Event Not Found', known: false },
  });
});

test('a changed gift touches its row, its person and its event, however many others there are', () => {
  const graph = new RecordGraph(today);
  const many = Array.from({ length: 10_000 }, (_, index) =>
    buildGift({ id: `g${index}`, personId: `p${index % 1000}`, eventId: '' }),
  );
  graph.update({
    people: Array.from(
      { length: 1000 },
      (_, i) => [`p${i}`, buildPerson({ id: `p${i}` })] as const,
    ),
    giftItems: many.map((item) => [item.id, item] as const),
    states,
  });
  let seen: Publication | undefined;
  graph.published$.subscribe((publication) => (seen = publication));
  graph.update({
    giftItems: [
      ['g7', buildGift({ id: 'g7', personId: 'p7', status: 'purchased', purchasedCost: 5 })],
    ],
    states,
  });
  expect(seen?.giftRows.map(({ id }) => id)).toEqual(['g7']);
  expect(seen?.personRows.map(({ id }) => id)).toEqual(['p7']);
  expect(seen?.eventRows).toEqual([]);
});
