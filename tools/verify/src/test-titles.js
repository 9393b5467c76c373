import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('./requirement-coverage.js').TestResult} TestResult */

/**
 * The tests of a report that Vitest's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {TestResult[]} empty when there is no report
 */
export function readVitestTitles(file) {
  if (!existsSync(file)) return [];
  /** @type {{ testResults: { assertionResults: { fullName: string, status: string }[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  );
}

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, ok: boolean, tests: { results: { steps?: { title: string, error?: unknown }[] }[] }[] }[]} [specs]
 */

/**
 * The tests of a report that Playwright's JSON reporter wrote, and their steps.
 *
 * @param {string} file
 * @returns {TestResult[]} empty when there is no report
 */
export function readPlaywrightTitles(file) {
  if (!existsSync(file)) return [];
  /** @type {{ suites: Suite[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.suites.flatMap(titlesOfSuite);
}

/**
 * @param {Suite} suite
 * @returns {TestResult[]}
 */
function titlesOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, ok, tests }) => {
    const steps = tests.flatMap(({ results }) => results.at(-1)?.steps ?? []);
    return [
      { title, passed: ok },
      ...steps.map((step) => ({ title: step.title, passed: step.error === undefined })),
    ];
  });
  return [...own, ...suites.flatMap(titlesOfSuite)];
}
