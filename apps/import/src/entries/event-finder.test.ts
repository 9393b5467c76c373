import { buildEvent } from '@evergift/data/testing';
import { describe, expect, test } from 'vitest';
import { EventFinder } from './event-finder.ts';

const today = '2026-11-20';
const events = (...titles: [title: string, date: string][]) =>
  titles.map(([title, date]) => buildEvent({ id: `${title} ${date}`, title, date }));
const find = (text: string, among: ReturnType<typeof events>, isPurchased = false) =>
  new EventFinder(today).find({ text, events: among, isPurchased })?.id;

describe('I2 the event that a cell means', () => {
  test.each([
    ['the same title', 'Christmas', ['Christmas market', 'Christmas'], 'Christmas'],
    [
      'then one that begins so',
      'Christmas',
      ['Office Christmas do', 'Christmas market'],
      'Christmas market',
    ],
    [
      'then one that has the words',
      'Christmas',
      ['Party', 'Office Christmas do'],
      'Office Christmas do',
    ],
    ['whatever the case, accents and signs', 'noel!', ['Noël'], 'Noël'],
    ['no part of a word', 'Christ', ['Christmas', 'Antichrist'], undefined],
    ['nothing said', ' - ', ['Christmas'], undefined],
    ['a year alone says nothing', '2026', ['Christmas'], undefined],
  ] as const)('%s', (_, text, titles, found) => {
    const date = '2026-12-24';
    const among = events(...titles.map((title): [string, string] => [title, date]));
    expect(find(text, among)).toBe(found && `${found} ${date}`);
  });

  const years = events(
    ['Christmas', '2025-12-24'],
    ['Christmas', '2024-12-24'],
    ['Christmas', '2027-12-24'],
    ['Christmas', '2026-12-24'],
  );

  test('of several it is the soonest to come', () => {
    expect(find('Christmas', years)).toBe('Christmas 2026-12-24');
    expect(find('Christmas', years, true)).toBe('Christmas 2026-12-24');
  });

  test('one of today is still to come', () => {
    expect(find('Party', events(['Party', today]))).toBe(`Party ${today}`);
  });

  test('what is purchased may belong to one that has passed, the latest first', () => {
    const past = years.filter(({ date }) => date < today);
    expect(find('Christmas', past)).toBeUndefined();
    expect(find('Christmas', past, true)).toBe('Christmas 2025-12-24');
    expect(find('Christmas', past.toReversed(), true)).toBe('Christmas 2025-12-24');
  });

  test('a year that is said is the one of its date, or of its title', () => {
    expect(find('Christmas 2027', years)).toBe('Christmas 2027-12-24');
    expect(find('Christmas 2024', years, true)).toBe('Christmas 2024-12-24');
    expect(find('Christmas 2030', years, true)).toBeUndefined();
    expect(find('Season 2026', events(['Season 2026', '2027-01-05']))).toBe(
      'Season 2026 2027-01-05',
    );
    expect(find('Route 20261', events(['Route 20261', '2027-01-05']))).toBe(
      'Route 20261 2027-01-05',
    );
    expect(find('Route 20261', events(['Route', '2026-12-05']))).toBeUndefined();
  });

  test('a better title wins over an earlier date', () => {
    const among = events(['Christmas market', '2026-12-01'], ['Christmas', '2026-12-24']);
    expect(find('Christmas', among)).toBe('Christmas 2026-12-24');
    expect(find('Christmas', among.toReversed())).toBe('Christmas 2026-12-24');
  });
});
