import { expect, test } from 'vitest';
import { leadTimesText, leadTimeText } from './lead-time-text.ts';

test('N1 whole weeks are weeks, all else is days', () => {
  expect([0, 1, 2, 7, 10, 21, 364, 365].map(leadTimeText)).toEqual([
    'On the day',
    '1 day',
    '2 days',
    '1 week',
    '10 days',
    '3 weeks',
    '52 weeks',
    '365 days',
  ]);
});

test('N1 lead times are one phrase', () => {
  expect(leadTimesText([])).toBe('never');
  expect(leadTimesText([0])).toBe('on the day');
  expect(leadTimesText([7])).toBe('1 week before');
  expect(leadTimesText([21, 7, 1])).toBe('3 weeks, 1 week, and 1 day before');
  expect(leadTimesText([7, 0])).toBe('1 week before and on the day');
});
