import { expect, test } from 'vitest';
import { quickDates } from './quick-dates.ts';

test('M5 days by how far away they are, over the ends of months and years', () => {
  expect(quickDates('2026-12-20')).toEqual([
    { label: 'In a week', date: '2026-12-27' },
    { label: 'In 2 weeks', date: '2027-01-03' },
    { label: 'In 3 weeks', date: '2027-01-10' },
    { label: 'In a month', date: '2027-01-20' },
  ]);
  expect(quickDates('2028-01-31').at(-1)?.date).toBe('2028-02-29');
});

test('M5 none while today is unknown', () => {
  expect(quickDates('')).toEqual([]);
});
