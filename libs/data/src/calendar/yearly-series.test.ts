import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar-date.ts';
import { nextOccurrence, seriesOf } from './yearly-series.ts';

const free = () => false;
const date = fc.integer({ min: -10_000, max: 30_000 }).map((day) => addDays('2000-01-01', day));
const eventId = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
  fc.constantFrom('a-2026', 'repeat-', 'birthday-ada-2026', 'x_0229'),
);
const next = (id: string, day: string, today: string) =>
  nextOccurrence({ id, date: day }, today, free);

describe('O9 the next occurrence', () => {
  test.each([
    ['2026-12-24', '2026-12-25', '2027-12-24'],
    ['2026-12-31', '2027-01-01', '2027-12-31'],
    ['2027-01-01', '2027-01-02', '2028-01-01'],
    ['2023-05-01', '2026-11-20', '2027-05-01'],
    ['2023-11-20', '2026-11-20', '2026-11-20'],
    ['2028-02-28', '2028-02-29', '2029-02-28'],
    ['2028-02-29', '2028-03-01', '2029-02-28'],
  ])('after %s, seen on %s, is on %s', (day, today, expected) => {
    expect(next('gala', day, today)?.date).toBe(expected);
  });

  test('of 29 February returns to it in each leap year', () => {
    let event = { id: 'leap', date: '2028-02-29' };
    const dates = [event.date];
    while (dates.length < 6) {
      event = nextOccurrence(event, addDays(event.date, 1), free) ?? event;
      dates.push(event.date);
    }
    expect(dates).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
      '2033-02-28',
    ]);
  });

  test('of 29 February follows a date that somebody moved', () => {
    const moved = { id: 'repeat-leap-2029_0229', date: '2029-03-02' };
    expect(nextOccurrence(moved, '2029-03-03', free)?.date).toBe('2030-03-02');
  });

  test('of an event without a date is none', () => {
    expect(next('gala', '', '2026-11-20')).toBeUndefined();
  });

  test('lies after the event, today or later, within a year, on the same day of the year', () => {
    fc.assert(
      fc.property(eventId, date, fc.integer({ min: 1, max: 4000 }), (id, day, later) => {
        const today = addDays(day, later);
        const found = next(id, day, today);
        const { date: when = '' } = found ?? {};
        expect(when > day && when >= today).toBe(true);
        expect(daysBetween(today, when)).toBeLessThanOrEqual(366);
        const isMoved = day.endsWith('-02-29') && !when.endsWith('-02-29');
        expect(when.slice(5)).toBe(isMoved ? '02-28' : day.slice(5));
      }),
    );
  });

  test('has the same id on every device, another one each year, and stays in its series', () => {
    fc.assert(
      fc.property(eventId, date, (root, day) => {
        const ids = new Set([root]);
        let event = { id: root, date: day };
        for (let year = 0; year < 9; year += 1) {
          const today = addDays(event.date, 1);
          const found = nextOccurrence(event, today, free);
          expect(nextOccurrence(event, addDays(today, 30), free)).toEqual(found);
          event = found ?? event;
          expect(seriesOf(event.id)).toBe(seriesOf(root));
          ids.add(event.id);
        }
        expect(ids.size).toBe(10);
      }),
    );
  });

  test('avoids an id that is taken, in the same series', () => {
    const moved = { id: 'repeat-gala-2027', date: '2026-11-01' };
    const found = nextOccurrence(moved, '2026-11-20', (id) => id === moved.id);
    expect(found).toEqual({ id: 'repeat-gala-2027_2', date: '2027-11-01' });
    const inUse = new Set([moved.id, 'repeat-gala-2027_2', 'repeat-gala-2027_3']);
    const fourth = nextOccurrence(moved, '2026-11-20', (id) => inUse.has(id));
    expect(fourth?.id).toBe('repeat-gala-2027_4');
    expect(seriesOf('repeat-gala-2027_2')).toBe('gala');
  });
});
