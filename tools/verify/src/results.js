import { readReport } from './reports.js';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Counts the tests of a report that Vitest's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {Count | undefined} undefined when the run wrote none
 */
export function readVitestReport(file) {
  const report = readReport(file);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no test to fail; it counts as one.
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts the tests of a report that Playwright's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {Count | undefined} undefined when the run wrote none
 */
export function readPlaywrightReport(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const { stats, errors } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The closing line, e.g. `12 passed, 0 failed, 1 skipped`.
 *
 * @param {Count} count
 */
export function summaryLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
