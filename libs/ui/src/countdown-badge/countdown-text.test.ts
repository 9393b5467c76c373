import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

test.each([
  [0, 'Today', 'Today'],
  [1, '1 day', '1 day away'],
  [2, '2 days', '2 days away'],
  [365, '365 days', '365 days away'],
  [-1, '1 day ago', '1 day ago'],
  [-3, '3 days ago', '3 days ago'],
  [null, '--', '--'],
])('P6 %j days reads %s', (days, short, away) => {
  expect(countdownText(days)).toBe(short);
  expect(countdownText(days, 'away')).toBe(away);
});
