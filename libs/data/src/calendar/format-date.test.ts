import { expect, test } from 'vitest';
import { formatCalendarDate, formatDaysAway, formatNearDate } from './format-date.ts';

test('F6 a calendar date is shown as the same date in every zone', () => {
  expect(formatCalendarDate('2026-12-05')).toBe('Dec 5, 2026');
  expect(formatCalendarDate('2026-01-01', 'long')).toBe('Thursday, January 1, 2026');
  expect(formatCalendarDate('2024-02-29', 'month-day')).toBe('Feb 29');
  expect(formatCalendarDate('')).toBe('');
});

test('E3 where room is short, the year is beside dates that are not in the coming year', () => {
  expect(formatNearDate('2026-12-05', 0)).toBe('Dec 5');
  expect(formatNearDate('2027-12-04', 364)).toBe('Dec 4');
  expect(formatNearDate('2027-12-05', 365)).toBe('Dec 5, 2027');
  expect(formatNearDate('2026-12-04', -1)).toBe('Dec 4, 2026');
  expect(formatNearDate('', null)).toBe('');
});

test('P6 days away, Today on the day, -- without a countdown', () => {
  expect([0, 1, 5, -1, -3, null].map((days) => formatDaysAway(days))).toEqual([
    'Today',
    '1 day away',
    '5 days away',
    '1 day ago',
    '3 days ago',
    '--',
  ]);
});
