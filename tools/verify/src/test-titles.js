import { assertionsOf, readReport, specsOf } from './reports.js';

/** @typedef {import('./requirement-coverage.js').TestResult} TestResult */

/**
 * The tests of a report that Vitest's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {TestResult[]} empty when there is no report
 */
export const readVitestTitles = (file) =>
  assertionsOf(readReport(file))
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));

/**
 * The tests of a report that Playwright's JSON reporter wrote, and their steps.
 *
 * @param {string} file
 * @returns {TestResult[]} empty when there is no report
 */
export const readPlaywrightTitles = (file) =>
  specsOf(readReport(file)).flatMap(({ title, ok, tests }) => {
    const steps = tests.flatMap(({ results }) => results.at(-1)?.steps ?? []);
    return [
      { title, passed: ok },
      ...steps.map((step) => ({ title: step.title, passed: step.error === undefined })),
    ];
  });
