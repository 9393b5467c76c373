import { expect, test } from 'vitest';
import { flakyTests, sum, summaryLine } from './results.js';

test('the closing line counts everything, and names what was skipped only if something was', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(summaryLine(total)).toBe('5 passed, 1 failed');
  expect(summaryLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('what passed at a further attempt only is named, however deep it lies', () => {
  /** @param {string} title @param {string} status */
  const spec = (title, status) => ({
    title,
    ok: true,
    tests: [{ status, results: [] }],
  });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('steady', 'expected'), spec('shaky', 'flaky')],
        suites: [{ file: 'a.spec.ts', specs: [spec('deep', 'flaky')] }],
      },
    ],
  };
  expect(flakyTests(report)).toEqual(['a.spec.ts: shaky', 'a.spec.ts: deep']);
  expect(flakyTests({})).toEqual([]);
});
