import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { givenTo } from './gift-history.ts';
import { RecordGraph } from '../graph/record-graph.ts';

const today = '2026-11-20';
const yearOf = (moment: number) => new Date(moment).getUTCFullYear();
type Gift = Parameters<typeof buildGift>[0];

/** A graph with three people and a few occasions, and what somebody in it was given. */
function open(gifts: readonly Gift[]) {
  const graph = new RecordGraph(today);
  const events = [
    { id: 'birthday-ada-2025', title: "Ada's Birthday", date: '2025-12-10', type: 'birthday' },
    { id: 'christmas-2025', title: 'Christmas', date: '2025-12-24' },
    { id: 'easter-2026', title: 'Easter', date: '2026-04-05' },
    { id: 'today', title: 'Party', date: today },
    { id: 'christmas-2026', title: 'Christmas', date: '2026-12-24' },
  ];
  graph.update({
    people: ['ada', 'ben', 'cy'].map((id) => [id, buildPerson({ id, name: id.toUpperCase() })]),
    events: events.map((event) => [event.id, buildEvent(event)]),
    giftItems: gifts.map((gift) => [gift.id, buildGift({ status: 'purchased', ...gift })]),
  });
  return (personId = 'ada') => {
    const gifts = [...graph.giftsByPerson.ids(personId)].map((id) => graph.giftRows.get(id)!);
    return givenTo(personId, { gifts, today, yearOf });
  };
}
const names = (years: ReturnType<typeof givenTo>) =>
  years.map(({ year, occasions }) => [
    year,
    occasions.map(({ title, gifts }) => [title, gifts.map(({ name }) => name)]),
  ]);

describe('O8 what somebody was given', () => {
  test('by year and occasion, the latest first, their own birthday by its short name', () => {
    const given = open([
      { id: 'kite', eventId: 'christmas-2025', purchasedCost: 4_000, createdAt: 2 },
      { id: 'ball', eventId: 'christmas-2025', purchasedCost: 500, createdAt: 1 },
      { id: 'tea', eventId: 'birthday-ada-2025', purchasedCost: 100 },
      { id: 'egg', eventId: 'easter-2026', purchasedCost: 50 },
    ]);
    expect(names(given())).toEqual([
      [2026, [['Easter', ['egg']]]],
      [
        2025,
        [
          ['Christmas', ['ball', 'kite']],
          ['Birthday', ['tea']],
        ],
      ],
    ]);
    expect(given().map(({ total }) => total)).toEqual([50, 4_600]);
  });

  test('not what is an idea, or bought for an occasion that has not passed', () => {
    const given = open([
      { id: 'idea', status: 'idea' },
      { id: 'soon', eventId: 'christmas-2026' },
      { id: 'now', eventId: 'today' },
    ]);
    expect(given()).toEqual([]);
  });

  test('what was handed over already', () => {
    const given = open([{ id: 'early', eventId: 'christmas-2026', stage: 'given' }]);
    expect(names(given())).toEqual([[2026, [['Christmas', ['early']]]]]);
  });

  test('without an event, in the year of its entry, unless it is still on its way', () => {
    const createdAt = Date.UTC(2024, 5, 1);
    const given = open([
      { id: 'flowers', createdAt },
      { id: 'gone', createdAt, eventId: 'deleted' },
      { id: 'ordered', createdAt, stage: 'ordered' },
    ]);
    expect(names(given())).toEqual([[2024, [['Just because', ['flowers', 'gone']]]]]);
  });

  test('O6 of a shared present their part, and with whom', () => {
    const given = open([
      { id: 'tent', eventId: 'easter-2026', alsoFor: ['ben', 'cy'], purchasedCost: 100 },
    ]);
    const gift = (personId: string) => given(personId)[0]?.occasions[0]?.gifts[0];
    expect(gift('ada')).toMatchObject({ cost: 100, share: 34, sharedWith: ['BEN', 'CY'] });
    expect(gift('ben')).toMatchObject({ cost: 100, share: 33, sharedWith: ['ADA', 'CY'] });
    expect(given('cy')[0]?.total).toBe(33);
  });

  test('the parts of all add up to what was paid', () => {
    const people = ['ada', 'ben', 'cy'];
    const gift = fc.record({
      id: fc.uuid(),
      purchasedCost: fc.nat(9_999),
      alsoFor: fc.subarray(['ben', 'cy']),
      eventId: fc.constantFrom('christmas-2025', 'easter-2026', ''),
    });
    fc.assert(
      fc.property(fc.uniqueArray(gift, { selector: ({ id }) => id }), (gifts) => {
        const given = open(gifts);
        const totals = people.flatMap((id) => given(id).map(({ total }) => total));
        const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
        expect(sum(totals)).toBe(sum(gifts.map(({ purchasedCost }) => purchasedCost)));
      }),
    );
  });
});
