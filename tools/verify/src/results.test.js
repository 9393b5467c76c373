import { expect, test } from 'vitest';
import { sum, summaryLine } from './results.js';

test('the closing line counts everything, and names what was skipped only if something was', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(summaryLine(total)).toBe('5 passed, 1 failed');
  expect(summaryLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});
