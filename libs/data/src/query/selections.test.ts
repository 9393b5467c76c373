import { expect, test } from 'vitest';
import { RecordGraph } from '../graph/record-graph.ts';
import { SortedRows, type Selection } from '../tables/sorted-rows.ts';
import { allLoading } from '../graph/publication.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import {
  selectEvents,
  selectGifts,
  selectGiftsOfEvent,
  selectGiftsOfPerson,
  selectPeople,
  selectTimeline,
  selectUpcoming,
} from './selections.ts';

const states = allLoading;
const graph = new RecordGraph('2026-11-20');
graph.update({
  people: [
    buildPerson({ id: 'ada', name: 'Ada', birthday: '1990-11-20', createdAt: 1 }),
    buildPerson({
      id: 'bob',
      name: 'bob',
      nickname: 'Bobby',
      birthday: '1990-11-19',
      createdAt: 3,
    }),
    buildPerson({ id: 'cy', name: 'Cy', relationship: 'Cousin', createdAt: 2 }),
  ].map((person) => [person.id, person] as const),
  events: [
    buildEvent({ id: 'past', title: 'Picnic', date: '2026-11-19', createdAt: 9 }),
    buildEvent({ id: 'today', title: 'Lunch', date: '2026-11-20', people: ['ada'], createdAt: 1 }),
    buildEvent({ id: 'later', title: 'party', date: '2027-01-05', people: ['bob'], createdAt: 5 }),
    buildEvent({ id: 'odd', title: 'Odd', date: '' }),
  ].map((event) => [event.id, event] as const),
  giftItems: [
    buildGift({ id: 'book', name: 'Book', personId: 'ada', estimatedCost: 900, createdAt: 2 }),
    buildGift({
      id: 'vase',
      name: 'Vase',
      personId: 'bob',
      status: 'purchased',
      eventId: 'later',
      purchasedCost: 500,
      createdAt: 1,
    }),
  ].map((gift) => [gift.id, gift] as const),
  states,
});

const ids = <Row extends { readonly id: string }>(selection: Selection<Row>, rows: Iterable<Row>) =>
  new SortedRows(selection, rows).rows.map(({ id }) => id);
const people = (criteria: Parameters<typeof selectPeople>[0]) =>
  ids(selectPeople(criteria), graph.personRows.values());
const events = (criteria: Parameters<typeof selectEvents>[0]) =>
  ids(selectEvents(criteria), graph.eventRows.values());
const gifts = (criteria: Parameters<typeof selectGifts>[0]) =>
  ids(selectGifts(criteria), graph.giftRows.values());

test('P2 search matches name, nickname or relationship, whatever the case', () => {
  expect(people({ search: 'ADA' })).toEqual(['ada']);
  expect(people({ search: ' bobb ' })).toEqual(['bob']);
  expect(people({ search: 'cousin' })).toEqual(['cy']);
  expect(people({ search: 'zzz' })).toEqual([]);
});

test('P3 sorts: name by default, no birthday last in both directions, newest first', () => {
  expect(people({})).toEqual(['ada', 'bob', 'cy']);
  expect(people({ direction: 'desc' })).toEqual(['cy', 'bob', 'ada']);
  expect(people({ sort: 'birthday' })).toEqual(['ada', 'bob', 'cy']);
  expect(people({ sort: 'birthday', direction: 'desc' })).toEqual(['bob', 'ada', 'cy']);
  expect(people({ sort: 'totalSpent', direction: 'desc' })[0]).toBe('bob');
  expect(people({ sort: 'giftCount' })[0]).toBe('cy');
});

test('P4 recently added ignores the direction', () => {
  expect(people({ sort: 'recentlyAdded', direction: 'asc' })).toEqual(['bob', 'cy', 'ada']);
  expect(people({ sort: 'recentlyAdded', direction: 'desc' })).toEqual(['bob', 'cy', 'ada']);
});

test('E2 upcoming only unless all are wanted, title search, sorts; an event today is upcoming', () => {
  expect(events({})).toEqual(['today', 'later']);
  expect(events({ showAll: true })).toEqual(['past', 'today', 'later', 'odd']);
  expect(events({ showAll: true, direction: 'desc' })).toEqual(['later', 'today', 'past', 'odd']);
  expect(events({ showAll: true, search: 'p' })).toEqual(['past', 'later']);
  expect(events({ showAll: true, sort: 'title' })).toEqual(['today', 'odd', 'later', 'past']);
  expect(events({ showAll: true, sort: 'recentlyAdded', direction: 'asc' })[0]).toBe('past');
  for (const sort of ['totalSpent', 'giftCount'] as const) {
    expect(events({ sort })).toEqual(['today', 'later']);
    expect(events({ sort, direction: 'desc' })).toEqual(['later', 'today']);
  }
});

test('D3 the timeline has upcoming events of the window, of one person if wanted', () => {
  const timeline = (criteria: Parameters<typeof selectTimeline>[0]) =>
    ids(
      selectTimeline(criteria, () => graph.today),
      graph.eventRows.values(),
    );
  expect(timeline({ window: 'this-year' })).toEqual(['today']);
  expect(timeline({ window: '90-days' })).toEqual(['today', 'later']);
  expect(timeline({ window: '90-days', personId: 'bob' })).toEqual(['later']);
  const after = (criteria: Parameters<typeof selectTimeline>[0]) =>
    ids(
      selectTimeline(criteria, () => graph.today, true),
      graph.eventRows.values(),
    );
  expect(after({ window: 'this-year' })).toEqual(['later']);
  expect(after({ window: '90-days' })).toEqual([]);
  expect(after({ window: 'this-year', personId: 'ada' })).toEqual([]);
  expect(ids(selectUpcoming('ada'), graph.eventRows.values())).toEqual(['today']);
});

test('G3 gifts: search over gift, person and event, filters, sorts, newest by default', () => {
  expect(gifts({})).toEqual(['book', 'vase']);
  expect(gifts({ search: 'PARTY' })).toEqual(['vase']);
  expect(gifts({ search: 'ada' })).toEqual(['book']);
  expect(gifts({ status: 'purchased' })).toEqual(['vase']);
  expect(gifts({ personId: 'ada' })).toEqual(['book']);
  expect(gifts({ eventId: 'later' })).toEqual(['vase']);
  expect(gifts({ sort: 'cost' })).toEqual(['vase', 'book']);
  for (const sort of ['name', 'person'] as const) {
    expect(gifts({ sort })).toEqual(['book', 'vase']);
    expect(gifts({ sort, direction: 'desc' })).toEqual(['vase', 'book']);
  }
  const ofEvent = (id: string) => ids(selectGiftsOfEvent(id), graph.giftRows.values());
  expect(ofEvent('later')).toEqual(['vase']);
  expect(ofEvent('')).toEqual([]);
});

test('O5 O6 gifts: those at a stage, and those of one person that are shared', () => {
  const planning = new RecordGraph('2026-11-20');
  const bought = { status: 'purchased', personId: 'ada' };
  const all = [
    buildGift({ id: 'new', ...bought, createdAt: 3 }),
    buildGift({ id: 'wrapped', ...bought, stage: 'wrapped', createdAt: 2 }),
    buildGift({ id: 'idea', personId: 'ada', alsoFor: ['bob'], createdAt: 1 }),
  ];
  planning.update({
    people: [['bob', buildPerson({ id: 'bob', name: 'Bob' })]],
    giftItems: all.map((gift) => [gift.id, gift] as const),
    states: allLoading,
  });
  const found = (criteria: Parameters<typeof selectGifts>[0]) =>
    ids(selectGifts(criteria), planning.giftRows.values());
  expect(found({ stage: '' })).toEqual(['new']);
  expect(found({ stage: 'wrapped' })).toEqual(['wrapped']);
  expect(found({ personId: 'bob' })).toEqual(['idea']);
  expect(found({ search: 'bob' })).toEqual(['idea']);
  expect(ids(selectGiftsOfPerson('bob'), planning.giftRows.values())).toEqual(['idea']);
});
