import { expect, test } from 'vitest';
import { buildEvent, buildGift, buildPerson } from '@evergift/data/testing';
import { occasionsOf } from './occasion.ts';
import { nothing } from './reminder-sources-fixture.ts';

const ada = buildPerson({ id: 'ada', name: 'Ada', nickname: 'Addie' });
const ben = buildPerson({ id: 'ben', name: 'Ben' });
const christmas = buildEvent({ id: 'christmas', people: ['ada', 'ben', 'gone'], budget: 10_000 });

test('N2 N3 an occasion names who lacks a present, and what is spent of the budget', () => {
  const [occasion, ...others] = occasionsOf({
    ...nothing,
    people: [ada, ben],
    events: [christmas],
    giftItems: [
      buildGift({
        id: 'book',
        personId: 'ben',
        status: 'purchased',
        eventId: 'christmas',
        purchasedCost: 1_234,
      }),
      buildGift({ id: 'plan', personId: 'ada', plannedEventId: 'christmas', estimatedCost: 999 }),
    ],
  });
  expect(others).toEqual([]);
  expect(occasion).toMatchObject({
    id: 'christmas',
    days: 34,
    withoutPresent: ['Addie'],
    budget: { eventBudget: 10_000, totalPurchased: 1_234 },
  });
});

test('N3 O6 a shared present counts for each of its people', () => {
  const shared = buildGift({
    id: 'game',
    personId: 'ada',
    alsoFor: ['ben'],
    status: 'purchased',
    eventId: 'christmas',
  });
  const [occasion] = occasionsOf({
    ...nothing,
    people: [ada, ben],
    events: [christmas],
    giftItems: [shared],
  });
  expect(occasion?.withoutPresent).toEqual([]);
});

test('N1 an event has its own lead times, none, or those of the settings', () => {
  const events = [
    buildEvent({ id: 'own', remindDays: [30] }),
    buildEvent({ id: 'none', remindDays: [] }),
    buildEvent({ id: 'usual' }),
  ];
  const settings = { remindDays: [14] };
  const occasions = occasionsOf({ ...nothing, events, settings });
  expect(occasions.map(({ id, remindDays }) => [id, remindDays])).toEqual([
    ['none', []],
    ['own', [30]],
    ['usual', [14]],
  ]);
});

test('N2 what is past, or has no date, is none; today is one', () => {
  const events = [
    buildEvent({ id: 'past', date: '2026-11-19' }),
    buildEvent({ id: 'today', date: '2026-11-20' }),
    buildEvent({ id: 'broken', date: '' }),
  ];
  expect(occasionsOf({ ...nothing, events }).map(({ id }) => id)).toEqual(['today']);
});

test('N2 a birthday is there before its event is, also without a year of birth', () => {
  const people = [
    { ...ada, birthday: '1990-12-29' },
    { ...ben, birthday: '1604-11-20' },
    buildPerson({ id: 'zoe' }),
  ];
  expect(occasionsOf({ ...nothing, people })).toMatchObject([
    {
      id: 'birthday-ben-2026',
      series: 'birthday-ben',
      title: "Ben's Birthday",
      days: 0,
      repeats: 'yearly',
      withoutPresent: ['Ben'],
    },
    {
      id: 'birthday-ada-2026',
      date: '2026-12-29',
      repeats: 'yearly',
      withoutPresent: ['Addie'],
    },
  ]);
});

test('N2 a birthday whose event is there is not named twice', () => {
  const people = [{ ...ada, birthday: '1990-11-20' }];
  const birthday = { type: 'birthday', people: ['ada'], recurring: true };
  const events = [
    buildEvent({ id: 'birthday-ada-2026', date: '2026-11-20', ...birthday }),
    buildEvent({ id: 'birthday-ada-2027', date: '2027-11-20', ...birthday }),
  ];
  const occasions = occasionsOf({ ...nothing, people, events });
  expect(occasions.map(({ id, series }) => [id, series])).toEqual([
    ['birthday-ada-2026', 'birthday-ada'],
    ['birthday-ada-2027', 'birthday-ada'],
  ]);
});

test('N2 a birthday that has passed is there again before its next event is', () => {
  const people = [{ ...ada, birthday: '1990-11-19' }];
  const birthday = { type: 'birthday', people: ['ada'], recurring: true };
  const events = [buildEvent({ id: 'birthday-ada-2026', date: '2026-11-19', ...birthday })];
  expect(occasionsOf({ ...nothing, people, events })).toMatchObject([
    { id: 'birthday-ada-2027', date: '2027-11-19' },
  ]);
});

test('N2 a birthday event on another day comes on that day once', () => {
  const people = [{ ...ada, birthday: '1990-12-10' }];
  const moved = { id: 'birthday-ada-2026', date: '2026-12-12', type: 'birthday' };
  expect(occasionsOf({ ...nothing, people, events: [buildEvent(moved)] })).toMatchObject([
    { id: 'birthday-ada-2026', series: 'event-birthday-ada-2026', repeats: 'never' },
  ]);
});

test('N2 a birthday event that became something else comes once, and the birthday beside it', () => {
  const people = [{ ...ada, birthday: '1990-12-10' }];
  const party = buildEvent({ id: 'birthday-ada-2026', date: '2026-12-12', type: 'party' });
  expect(occasionsOf({ ...nothing, people, events: [party] })).toMatchObject([
    { id: 'birthday-ada-2026_2', series: 'birthday-ada', repeats: 'yearly' },
    { id: 'birthday-ada-2026', series: 'event-birthday-ada-2026', repeats: 'never' },
  ]);
});

test('N2 O9 an event that repeats is there before its next event is, and belongs to the same series', () => {
  const yearly = buildEvent({
    id: 'feast',
    title: 'Feast',
    date: '2025-12-06',
    people: ['ada'],
    recurring: true,
  });
  expect(occasionsOf({ ...nothing, people: [ada], events: [yearly] })).toMatchObject([
    {
      id: 'repeat-feast-2026',
      series: 'event-feast',
      title: 'Feast',
      date: '2026-12-06',
      repeats: 'yearly',
    },
  ]);
});

test('N2 B1 who is born on 29 February has a birthday in every year, by the leap-day rule', () => {
  const people = [{ ...ada, birthday: '2000-02-29' }];
  expect(occasionsOf({ ...nothing, people })).toMatchObject([
    { date: '2027-02-28', repeats: 'leap-day' },
  ]);
  expect(occasionsOf({ ...nothing, people, today: '2027-03-01' })).toMatchObject([
    { date: '2028-02-29', repeats: 'leap-day' },
  ]);
  const born28 = [{ ...ada, birthday: '2000-02-28' }];
  expect(occasionsOf({ ...nothing, people: born28 })).toMatchObject([
    { date: '2027-02-28', repeats: 'yearly' },
  ]);
});
