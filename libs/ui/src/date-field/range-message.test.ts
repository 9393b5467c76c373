import { expect, test } from 'vitest';
import { rangeMessage } from './range-message.ts';

test('a date on its limits is within them', () => {
  expect(rangeMessage('2026-11-20', '2026-11-20', '2026-11-20')).toBeNull();
  expect(rangeMessage('', '2026-11-20', '2026-11-20')).toBeNull();
  expect(rangeMessage('0002-01-01', '', '')).toBeNull();
});

test('a date beyond them has a message with the day that it may be', () => {
  expect(rangeMessage('2026-11-19', '2026-11-20', '')).toBe('Choose Nov 20, 2026 or a later day.');
  expect(rangeMessage('2026-11-21', '', '2026-11-20')).toBe(
    'Choose Nov 20, 2026 or an earlier day.',
  );
});
