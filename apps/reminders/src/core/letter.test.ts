import { describe, expect, test } from 'vitest';
import { writeLetter } from './letter.ts';
import { readDocuments } from './read-sources.ts';

const today = '2026-11-20';
const stored = (id: string, fields: object) => ({ id, fields: { ...fields }, version: '1' });
const person = (id: string, name: string) => stored(id, { name, birthday: '' });
const event = (id: string, date: string, people = ['grace']) =>
  stored(id, { title: id, date, people, type: '', recurring: false, budget: null, notes: '' });
const present = (id: string, fields: object = {}) =>
  stored(id, {
    ...{ name: id, personId: 'grace', personName: 'Grace', status: 'purchased', eventId: 'party' },
    ...{ stage: '', url: '', estimatedCost: 0, purchasedCost: 0, ...fields },
  });

/** The subject of a letter and what it lists, a line for each occasion. */
function write(
  digest: 'daily' | 'weekly',
  events: ReturnType<typeof event>[],
  giftItems: ReturnType<typeof present>[] = [],
) {
  const people = [person('grace', 'Grace'), person('ben', 'Ben')];
  const records = readDocuments({ settings: undefined, people, events, giftItems });
  const addressOf = (id: string) => `/events/${id}`;
  const letter = writeLetter(records, { digest, today, since: undefined, addressOf });
  return (
    letter && [
      letter.subject,
      ...letter.entries.map(({ link, todo }) => `${link}: ${todo.join('; ')}`),
    ]
  );
}

const lacks = 'Still without a present: Grace';

describe('N5 a weekly summary', () => {
  test('looks 30 days ahead for who lacks a present, the nearest first', () => {
    const events = [
      event('ball', '2026-12-20'),
      event('fair', '2026-12-21'),
      event('party', '2026-11-21'),
    ];
    expect(write('weekly', events)).toEqual([
      'party (1 day away) and 1 more',
      `/events/party: ${lacks}`,
      `/events/ball: ${lacks}`,
    ]);
  });

  test('counts what wants wrapping for an event within seven days', () => {
    const others = [
      present('book', { stage: 'ordered' }),
      present('cups', { stage: 'wrapped' }),
      present('kite', { stage: 'given' }),
      present('lamp', { eventId: 'other' }),
      present('idea', { status: 'idea', eventId: '', plannedEventId: 'party' }),
    ];
    const of = (date: string, ...more: ReturnType<typeof present>[]) =>
      write('weekly', [event('party', date)], [...others, ...more]);
    expect(of('2026-11-27')?.[1]).toBe('/events/party: 1 present still to wrap');
    expect(of('2026-11-27', present('vase'))?.[1]).toBe('/events/party: 2 presents still to wrap');
    expect(of('2026-11-28')).toBeUndefined();
  });

  test('says both of one event, and names who lacks a present alone', () => {
    const party = event('party', '2026-11-22', ['grace', 'ben']);
    expect(write('weekly', [party], [present('book')])).toEqual([
      'party (2 days away)',
      '/events/party: Still without a present: Ben; 1 present still to wrap',
    ]);
  });
});

describe('N5 a daily summary', () => {
  test('is written for a lead time alone, and then says what wants wrapping, too', () => {
    const fair = event('fair', '2026-11-25');
    const wrapping = present('book', { eventId: 'fair' });
    expect(write('daily', [fair], [wrapping])).toBeUndefined();
    expect(write('daily', [fair, event('party', '2026-11-27')], [wrapping])).toEqual([
      'fair (5 days away) and 1 more',
      '/events/fair: 1 present still to wrap',
      `/events/party: ${lacks}`,
    ]);
  });

  test('passes over who lacks a present where no lead time was reached', () => {
    const events = [event('fair', '2027-01-05'), event('party', '2026-11-20')];
    expect(write('daily', events)).toEqual(['party (Today)', `/events/party: ${lacks}`]);
  });
});
