import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countOf,
  failedTests,
  readPlaywrightTests,
  readVitestTests,
  skippedTests,
  slowestTests,
  sum,
  summaryLine,
} from './reports.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {object} content */
function write(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the closing line counts everything, and names what was skipped only if something was', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(summaryLine(total)).toBe('5 passed, 1 failed');
  expect(summaryLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('the slowest tests come first, and no more than asked for', () => {
  const tests = [
    { file: 'a', title: 'quick', seconds: 0.04 },
    { file: 'a', title: 'slow', seconds: 12.34 },
    { file: 'b', title: 'middling', seconds: 1 },
  ];
  expect(slowestTests(tests, 2)).toEqual(['  12.3 s  a: slow', '   1.0 s  b: middling']);
  expect(slowestTests([])).toEqual([]);
});

test('a report that is not there has no tests', () => {
  expect(readVitestTests(join(folder, 'none.json'))).toEqual([]);
  expect(readPlaywrightTests(join(folder, 'none.json'))).toEqual([]);
});

test('a report of Vitest has outcome and time, and the first line of why a test failed', () => {
  const assertionResults = [
    { title: 'adds', fullName: 'sums adds', status: 'passed', duration: 1500 },
    {
      title: 'carries',
      fullName: 'sums carries',
      status: 'failed',
      failureMessages: ['Error: 9 is not 10\n at a.ts'],
    },
    { title: 'later', fullName: 'sums later', status: 'pending' },
    { title: 'some day', fullName: 'sums some day', status: 'todo' },
  ];
  const testResults = [{ name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults }];
  const tests = readVitestTests(write({ success: false, testResults }));
  expect(countOf(tests)).toEqual({ passed: 1, failed: 1, skipped: 2 });
  expect(tests[0]).toMatchObject({ file: 'a.test.ts', fullTitle: 'sums adds', seconds: 1.5 });
  expect(tests[2]).toMatchObject({ title: 'later', seconds: 0 });
  expect(failedTests(tests)).toEqual(['  a.test.ts: sums carries\n    Error: 9 is not 10']);
});

test('a test file that cannot be loaded counts as a failure, and is named', () => {
  const broken = { status: 'failed', message: 'Cannot find ./b.js', assertionResults: [] };
  const testResults = [{ ...broken, name: `${process.cwd()}/a.test.ts` }];
  expect(failedTests(readVitestTests(write({ success: false, testResults })))).toEqual([
    '  a.test.ts: not loaded\n    Cannot find ./b.js',
  ]);
});

test('a run that fails without a test that does counts as a failure', () => {
  expect(countOf(readVitestTests(write({ success: false, testResults: [] }))).failed).toBe(1);
  const errors = [{ message: 'no server' }];
  expect(countOf(readPlaywrightTests(write({ errors, suites: [] }))).failed).toBe(1);
});

test('a report of Playwright has each test, however deep it lies, without colours', () => {
  const error = { message: '\u001b[31mError: not visible\u001b[39m\nCall log' };
  const annotations = [{ type: 'skip', description: 'Firefox is not installed' }];
  const specs = [
    {
      title: 'opens',
      ok: true,
      tests: [
        {
          status: 'expected',
          results: [
            { duration: 2000 },
            { duration: 500, steps: [{ title: 'P1 adds' }, { title: 'P2 edits', error }] },
          ],
        },
      ],
    },
    { title: 'closes', ok: false, tests: [{ status: 'unexpected', results: [{ error }] }] },
    { title: 'waits', ok: true, tests: [{ status: 'skipped', annotations, results: [] }] },
    { title: 'waits longer', ok: true, tests: [{ status: 'skipped', annotations, results: [] }] },
    { title: 'says nothing', ok: true, tests: [{ status: 'skipped', results: [] }] },
  ];
  const tests = readPlaywrightTests(
    write({ suites: [{ suites: [{ file: 'a.spec.ts', specs }] }] }),
  );
  expect(countOf(tests)).toEqual({ passed: 1, failed: 1, skipped: 3 });
  expect(tests[0]).toMatchObject({
    file: 'a.spec.ts',
    seconds: 2.5,
    steps: [
      { title: 'P1 adds', passed: true },
      { title: 'P2 edits', passed: false },
    ],
  });
  expect(failedTests(tests)).toEqual(['  a.spec.ts: closes\n    Error: not visible']);
  expect(skippedTests(tests)).toEqual(['  a.spec.ts: Firefox is not installed']);
});
