import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFailedPlaywrightTests, readFailedVitestTests } from './failed-tests.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'failed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {object} content */
function write(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a report of Vitest names the tests that failed, with the first line of the reason', () => {
  const assertionResults = [
    { fullName: 'sums adds', status: 'passed', failureMessages: [] },
    {
      fullName: 'sums carries',
      status: 'failed',
      failureMessages: ['Error: 9 is not 10\n at a.ts'],
    },
    { fullName: 'sums later', status: 'pending' },
  ];
  const testResults = [{ name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults }];
  expect(readFailedVitestTests(write({ testResults }))).toEqual([
    '  a.test.ts: sums carries\n    Error: 9 is not 10',
  ]);
  expect(readFailedVitestTests(join(folder, 'none.json'))).toEqual([]);
});

test('a test file that cannot be loaded is named as well', () => {
  const broken = { status: 'failed', message: 'Cannot find ./b.js', assertionResults: [] };
  const testResults = [{ ...broken, name: `${process.cwd()}/a.test.ts` }];
  expect(readFailedVitestTests(write({ testResults }))).toEqual([
    '  a.test.ts: not loaded\n    Cannot find ./b.js',
  ]);
});

test('a report of Playwright names the tests that failed, without colours', () => {
  const error = { message: '\u001b[31mError: not visible\u001b[39m\nCall log' };
  const specs = [
    { title: 'opens', ok: true, tests: [{ results: [{}] }] },
    { title: 'closes', ok: false, tests: [{ results: [{ error }] }] },
  ];
  expect(readFailedPlaywrightTests(write({ suites: [{ file: 'a.spec.ts', specs }] }))).toEqual([
    '  a.spec.ts: closes\n    Error: not visible',
  ]);
});
