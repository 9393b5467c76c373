import { relative } from 'node:path';
import { assertionsOf, readReport, specsOf } from './reports.js';

/** @typedef {{ name: string, seconds: number }} TimedTest */

/**
 * How long each test of a report of Vitest's JSON reporter took.
 *
 * @param {string} file
 * @returns {TimedTest[]} empty when there is no report
 */
export const readVitestTimes = (file) =>
  assertionsOf(readReport(file)).map(({ file: test, title, duration = 0 }) => ({
    name: `${relative('.', test)}: ${title}`,
    seconds: duration / 1000,
  }));

/**
 * How long each test of a report of Playwright's JSON reporter took, all its attempts together.
 *
 * @param {string} file
 * @returns {TimedTest[]} empty when there is no report
 */
export const readPlaywrightTimes = (file) =>
  specsOf(readReport(file)).map(({ file: test, title, tests }) => {
    const attempts = tests.flatMap(({ results }) => results);
    const milliseconds = attempts.reduce((sum, { duration }) => sum + duration, 0);
    return { name: `${test}: ${title}`, seconds: milliseconds / 1000 };
  });

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
