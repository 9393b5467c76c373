import { expect, test } from 'vitest';
import { birthdayUrgency, urgencyOf } from './urgency.ts';
import { isInTimelineWindow } from './timeline-window.ts';
import { addDays } from './calendar-date.ts';

test('C1 0 to 7 days urgent, 8 to 21 warning, more good, past none', () => {
  expect([-1, 0, 7, 8, 21, 22, null].map(urgencyOf)).toEqual([
    null,
    'urgent',
    'urgent',
    'warning',
    'warning',
    'good',
    null,
  ]);
  expect(birthdayUrgency(0)).toBe('urgent');
});

test('D3 windows end at today plus 31, plus 91, and before 1 January', () => {
  const today = '2026-11-20';
  const isIn = (days: number, window: '30-days' | '90-days' | 'this-year') =>
    isInTimelineWindow(addDays(today, days), window, today);
  expect([-1, 0, 31, 32].map((days) => isIn(days, '30-days'))).toEqual([false, true, true, false]);
  expect([-1, 0, 91, 92].map((days) => isIn(days, '90-days'))).toEqual([false, true, true, false]);
  expect(isInTimelineWindow('2026-12-31', 'this-year', today)).toBe(true);
  expect(isInTimelineWindow('2027-01-01', 'this-year', today)).toBe(false);
  expect(isInTimelineWindow('2026-11-19', 'this-year', today)).toBe(false);
  expect(isInTimelineWindow('nonsense', 'this-year', today)).toBe(false);
});
