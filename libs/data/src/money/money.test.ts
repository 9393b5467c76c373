import { expect, test } from 'vitest';
import { formatDollars } from './money.ts';

test('F1 cents are shown as US dollars', () => {
  expect([0, 5, 123456].map(formatDollars)).toEqual(['$0.00', '$0.05', '$1,234.56']);
});
