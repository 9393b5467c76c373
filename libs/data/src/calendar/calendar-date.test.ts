import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, isCalendarDate } from './calendar-date.ts';

const epochDay = fc.integer({ min: -200_000, max: 200_000 });
const dateOf = (day: number) => addDays('2000-01-01', day);

test('F6 dates are YYYY-MM-DD and real calendar dates', () => {
  for (const good of ['2024-02-29', '2026-12-31', '0001-01-01', '9999-12-31']) {
    expect(isCalendarDate(good)).toBe(true);
  }
  const bad = ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-04-31', '20260101'];
  for (const text of [...bad, '2026-01-01T00:00', '0000-01-01', ' 2026-01-01', 'today']) {
    expect(isCalendarDate(text)).toBe(false);
  }
});

test('C1 20 October to 10 November is 21 days, whatever the clocks do in between', () => {
  expect(daysBetween('2026-10-20', '2026-11-10')).toBe(21);
  expect(daysBetween('2026-11-10', '2026-10-20')).toBe(-21);
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  expect(daysBetween('2026-03-01', 'never')).toBeNull();
});

test('C1 adding days and counting them agree', () => {
  fc.assert(
    fc.property(epochDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
      const date = dateOf(day);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test('C1 text order is calendar order', () => {
  fc.assert(
    fc.property(epochDay, epochDay, (a, b) => {
      const [first, second] = [dateOf(Math.min(a, b)), dateOf(Math.max(a, b))];
      expect(first <= second).toBe(true);
    }),
  );
});
