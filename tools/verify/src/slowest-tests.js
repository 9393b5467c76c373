import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ name: string, seconds: number }} TimedTest */

/**
 * How long each test of a report of Vitest's JSON reporter took.
 *
 * @param {string} file
 * @returns {TimedTest[]} empty when there is no report
 */
export function readVitestTimes(file) {
  if (!existsSync(file)) return [];
  /** @type {{ testResults: { name: string, assertionResults: { title: string, duration?: number }[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      name: `${relative('.', name)}: ${title}`,
      seconds: duration / 1000,
    })),
  );
}

/**
 * @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * How long each test of a report of Playwright's JSON reporter took.
 *
 * @param {string} file
 * @returns {TimedTest[]} empty when there is no report
 */
export function readPlaywrightTimes(file) {
  if (!existsSync(file)) return [];
  return timesOf(/** @type {Suite} */ (JSON.parse(readFileSync(file, 'utf8'))));
}

/**
 * @param {Suite} suite
 * @returns {TimedTest[]}
 */
function timesOf({ file, specs = [], suites = [] }) {
  const own = specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  }));
  return [...own, ...suites.flatMap(timesOf)];
}

/**
 * The slowest tests, one line each: where to look when `npm test` takes too long.
 *
 * @param {readonly TimedTest[]} tests
 * @param {number} [count]
 * @returns {string[]}
 */
export const slowestTests = (tests, count = 10) =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
