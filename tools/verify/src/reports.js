import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Test a test of a report
 * @property {string} file
 * @property {string} title
 * @property {string} fullTitle with the titles of the groups that it is in
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} seconds all its attempts together
 * @property {string} [message] why it failed, or was skipped
 * @property {{ title: string, passed: boolean }[]} steps
 *
 * @typedef {{ title: string, ok: boolean, tests: { status: string, annotations?: { type: string, description?: string
 *   }[], results: { duration?: number, error?: { message?: string }, steps?: { title: string, error?: unknown }[] }[]
 *   }[] }} Spec
 * @typedef {{ file?: string, specs?: Spec[], suites?: Suite[], errors?: { message?: string }[] }} Suite
 * @typedef {{ title: string, fullName?: string, status: string, duration?: number, failureMessages?: string[] }}
 *   Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 */

/**
 * @param {string} file
 * @returns {any} undefined when the run wrote none
 */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** @param {string} file @param {string} title @param {string} [message] @returns {Test} */
const failure = (file, title, message = 'no message') => ({
  ...{ file, title, fullTitle: title, message },
  ...{ status: 'failed', seconds: 0, steps: [] },
});

/**
 * The tests of a report of Vitest's JSON reporter. A file that cannot be loaded counts as a test that failed.
 *
 * @param {string} file
 * @returns {Test[]} empty when there is no report
 */
export function readVitestTests(file) {
  /** @type {{ success?: boolean, testResults: TestFile[] } | undefined} */
  const report = read(file);
  const tests = (report?.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const place = relative('.', name);
      const own = assertionResults.map((assertion) => vitestTest(place, assertion));
      const isUnloadable = status === 'failed' && own.every((test) => test.status !== 'failed');
      return isUnloadable ? [...own, failure(place, 'not loaded', message)] : own;
    },
  );
  const isExplained = report?.success !== false || tests.some(({ status }) => status === 'failed');
  return isExplained ? tests : [...tests, failure(file, 'the whole run')];
}

/** @param {string} file @param {Assertion} assertion @returns {Test} */
function vitestTest(file, { title, fullName = title, status, duration = 0, failureMessages = [] }) {
  const known = status === 'passed' || status === 'failed' ? status : 'skipped';
  const message = failureMessages[0];
  return {
    ...{ file, title, fullTitle: fullName, status: known, seconds: duration / 1000, steps: [] },
    ...(message !== undefined && { message }),
  };
}

/**
 * The tests of a report of Playwright's JSON reporter, however deep they lie.
 *
 * @param {string} file
 * @returns {Test[]} empty when there is no report
 */
export function readPlaywrightTests(file) {
  /** @type {Suite} */
  const report = read(file) ?? {};
  const errors = (report.errors ?? []).map(({ message }) =>
    failure(file, 'the whole run', message),
  );
  return [...testsIn(report), ...errors];
}

/** @param {Suite} suite @returns {Test[]} */
const testsIn = ({ file = '', specs = [], suites = [] }) => [
  ...specs.map((spec) => playwrightTest(file, spec)),
  ...suites.flatMap(testsIn),
];

/** @param {string} file @param {Spec} spec @returns {Test} */
function playwrightTest(file, { title, ok, tests }) {
  const attempts = tests.flatMap(({ results }) => results);
  const isSkipped = tests.length > 0 && tests.every(({ status }) => status === 'skipped');
  const reasons = tests.flatMap(({ annotations = [] }) => annotations);
  const [message] = [
    ...attempts.flatMap(({ error }) => error?.message ?? []),
    ...reasons.flatMap(({ type, description }) => (type === 'skip' && description) || []),
  ];
  const steps = tests.flatMap(({ results }) => results.at(-1)?.steps ?? []);
  return {
    ...{ file, title, fullTitle: title },
    status: isSkipped ? 'skipped' : ok ? 'passed' : 'failed',
    seconds: attempts.reduce((total, { duration = 0 }) => total + duration, 0) / 1000,
    ...(message !== undefined && { message }),
    steps: steps.map((step) => ({ title: step.title, passed: step.error === undefined })),
  };
}

/**
 * The tests that failed, each with the first line of what went wrong. They are repeated at the end of
 * a run, where one looks first.
 *
 * @param {readonly Test[]} tests
 */
export const failedTests = (tests) =>
  tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullTitle, message = 'no message' }) => {
      // Playwright colours its messages, also in a file.
      const [line] = stripVTControlCharacters(message).trim().split('\n');
      return `  ${file}: ${fullTitle}\n    ${line}`;
    });

/**
 * Why tests were skipped, once for each reason that they give.
 *
 * @param {readonly Test[]} tests
 */
export const skippedTests = (tests) => [
  ...new Set(
    tests.flatMap(({ status, file, message }) =>
      status === 'skipped' && message !== undefined ? `  ${file}: ${message}` : [],
    ),
  ),
];

/**
 * The slowest tests, one line each: where to look when `npm test` takes too long.
 *
 * @param {readonly Pick<Test, 'file' | 'title' | 'seconds'>[]} tests
 * @param {number} [count]
 */
export const slowestTests = (tests, count = 10) =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`);

/** @typedef {Record<'passed' | 'failed' | 'skipped', number>} Count */

/** @param {readonly Pick<Test, 'status'>[]} tests @returns {Count} */
export function countOf(tests) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of tests) count[status] += 1;
  return count;
}

/** @param {readonly Count[]} counts @returns {Count} */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/**
 * The closing line, e.g. `12 passed, 0 failed, 1 skipped`.
 *
 * @param {Count} count
 */
export function summaryLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
