import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import type { RecordUpdate } from '../graph/publication.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { budgetSummary } from './budget.ts';

const today = '2026-11-20';
type Of<Build extends (fields: never) => unknown> = Parameters<Build>[0];

const people = (...records: Of<typeof buildPerson>[]): RecordUpdate => ({
  people: records.map((record) => [record.id, buildPerson(record)]),
});
const events = (...records: Of<typeof buildEvent>[]): RecordUpdate => ({
  events: records.map((record) => [record.id, buildEvent(record)]),
});
const gifts = (...records: Of<typeof buildGift>[]): RecordUpdate => ({
  giftItems: records.map((record) => [record.id, buildGift(record)]),
});

function open(...updates: RecordUpdate[]) {
  const graph = new RecordGraph(today);
  for (const update of updates) graph.update(update);
  return graph;
}

test('D2 P1 E1 the summary counts what is upcoming from today on, and within 30 days', () => {
  const days = [-1, 0, 30, 31].map((count) => ({ id: `in ${count}`, date: addDays(today, count) }));
  const { summary } = open(events(...days, { id: 'some day', date: '' }));
  expect(summary.events).toEqual({ total: 5, upcoming: 3, withinThirtyDays: 2 });
});

test('D2 P1 G1 the summary counts ideas with their estimates, purchases with what they cost', () => {
  const costs = { estimatedCost: 700, purchasedCost: 500 };
  const { summary } = open(
    gifts(
      { id: 'kite', ...costs },
      { id: 'tea', ...costs },
      { id: 'book', status: 'purchased', ...costs },
    ),
  );
  expect(summary.gifts).toEqual({
    total: 3,
    ideas: 2,
    bought: 1,
    estimatedTotal: 1_400,
    purchasedTotal: 500,
  });
});

test('D2 the summary counts who has a birthday', () => {
  const { summary } = open(people({ id: 'ada', birthday: '1990-12-10' }, { id: 'ben' }));
  expect(summary.people).toEqual({ total: 2, birthdays: 1 });
});

test('D4 a person is called by nickname, else name, else Unknown, with a capital on the avatar', () => {
  const graph = open(people({ id: 'a', name: 'éva', nickname: 'Mum' }, { id: 'b', name: '' }));
  expect(graph.personRows.get('a')).toMatchObject({ name: 'éva', label: 'Mum', initial: 'É' });
  expect(graph.personRows.get('b')).toMatchObject({
    name: 'Unknown',
    label: 'Unknown',
    initial: 'U',
  });
});

const party = { id: 'party', people: ['ada', 'ben'], budget: 1_000, date: '2026-11-20' };
const bought = { status: 'purchased', eventId: 'party', purchasedCost: 400 } as const;

test('D4 E3 O1 O5 a row of an event has its countdown, its gifts and plans, and what is to wrap', () => {
  const graph = open(
    people({ id: 'ada', birthday: '1990-11-20' }, { id: 'ben' }),
    events(party, { id: 'birthday-ada-2026', date: '2026-11-20', type: 'birthday' }),
    gifts(
      { id: 'book', personId: 'ada', stage: 'arrived', ...bought },
      { id: 'cups', personId: 'ben', stage: 'wrapped', ...bought },
      { id: 'tea', personId: 'ben', plannedEventId: 'party', estimatedCost: 90 },
    ),
  );
  expect(graph.eventRows.get('party')).toMatchObject({
    days: 0,
    upcoming: true,
    turns: '',
    giftCount: 2,
    totalSpent: 800,
    plannedCount: 1,
    totalPlanned: 90,
    toWrap: 1,
    purchasedPeople: 2,
    done: true,
  });
  expect(graph.eventRows.get('birthday-ada-2026')).toMatchObject({ turns: 'turns 36' });
});

test('E3 what has passed is not upcoming, nor is what has no date', () => {
  const graph = open(events({ id: 'past', date: '2026-11-19' }, { id: 'some day', date: '' }));
  expect(graph.eventRows.get('past')).toMatchObject({ days: -1, upcoming: false, urgency: null });
  expect(graph.eventRows.get('some day')).toMatchObject({ days: null, upcoming: false });
});

const ada = { id: 'book', personId: 'ada', ...bought };

test.each([
  ['everybody has a present', [{ ...ada, alsoFor: ['ben'] }], true],
  ['somebody has none', [ada], false],
  ['nobody has one', [], false],
  ['the budget is exceeded', [{ ...ada, alsoFor: ['ben'], purchasedCost: 1_001 }], false],
])('O13 whether an event is done where %s', (_where, presents, isDone) => {
  const graph = open(people({ id: 'ada' }, { id: 'ben' }), events(party), gifts(...presents));
  expect(graph.eventRows.get('party')?.done).toBe(isDone);
});

test('O13 who cannot be found needs no present, and is called Unknown', () => {
  const graph = open(people({ id: 'ada' }), events(party), gifts(ada));
  expect(graph.eventRows.get('party')).toMatchObject({
    done: true,
    participants: [
      { id: 'ada', known: true, hasPurchase: true },
      { id: 'ben', label: 'Unknown', known: false, hasPurchase: false },
    ],
  });
});

test('D4 a bar of a budget of nothing is empty until something is spent', () => {
  expect(budgetSummary(null, 5)).toBeNull();
  expect(budgetSummary(0, 0)).toMatchObject({ share: 0, exceeded: false });
  expect(budgetSummary(0, 1)).toMatchObject({ share: 1, exceeded: true, budgetLeft: -1 });
  expect(budgetSummary(100, 250)).toMatchObject({ share: 1, plannedShare: 0 });
  expect(budgetSummary(100, 50, 80)).toMatchObject({ plannedShare: 0.5, leftAfterPlans: -30 });
});
