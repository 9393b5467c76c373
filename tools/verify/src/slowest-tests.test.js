import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlaywrightTimes, readVitestTimes, slowestTests } from './slowest-tests.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slowest-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {object} content */
function write(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the slowest tests come first, and no more than asked for', () => {
  const tests = [
    { name: 'quick', seconds: 0.04 },
    { name: 'slow', seconds: 12.34 },
    { name: 'middling', seconds: 1 },
  ];
  expect(slowestTests(tests, 2)).toEqual(['  12.3 s  slow', '   1.0 s  middling']);
  expect(slowestTests([])).toEqual([]);
});

test('a report of Vitest gives each test its time', () => {
  const assertionResults = [{ title: 'adds', duration: 1500 }, { title: 'was left out' }];
  const file = write({ testResults: [{ name: `${process.cwd()}/a.test.ts`, assertionResults }] });
  expect(readVitestTimes(file)).toEqual([
    { name: 'a.test.ts: adds', seconds: 1.5 },
    { name: 'a.test.ts: was left out', seconds: 0 },
  ]);
  expect(readVitestTimes(join(folder, 'none.json'))).toEqual([]);
});

test('a report of Playwright gives each test the time of all its attempts, however deep it lies', () => {
  const inner = {
    file: 'a.spec.ts',
    specs: [{ title: 'opens', tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }] }],
  };
  expect(readPlaywrightTimes(write({ suites: [{ suites: [inner] }] }))).toEqual([
    { name: 'a.spec.ts: opens', seconds: 2.5 },
  ]);
  expect(readPlaywrightTimes(join(folder, 'none.json'))).toEqual([]);
});
