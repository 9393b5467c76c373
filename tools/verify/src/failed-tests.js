import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { assertionsOf, readReport, specsOf } from './reports.js';

/**
 * The tests that failed in a report of Vitest's JSON reporter, each with the first line of what
 * went wrong. They are repeated at the end of a run, where one looks first. A file that cannot be
 * loaded is named as well.
 *
 * @param {string} file
 * @returns {string[]} empty when there is no report
 */
export function readFailedVitestTests(file) {
  const report = readReport(file);
  const files = (report?.testResults ?? []).filter(isUnloadable).map(describeFile);
  const tests = assertionsOf(report)
    .filter(({ status }) => status === 'failed')
    .map(({ file: test, fullName, failureMessages = [] }) =>
      describe(relative('.', test), fullName, failureMessages[0]),
    );
  return [...files, ...tests];
}

/**
 * The tests that failed in a report of Playwright's JSON reporter, as {@link readFailedVitestTests}
 * says it.
 *
 * @param {string} file
 * @returns {string[]} empty when there is no report
 */
export const readFailedPlaywrightTests = (file) =>
  specsOf(readReport(file))
    .filter(({ ok }) => !ok)
    .map(({ file: spec, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return describe(spec ?? '', title, errors[0]?.message);
    });

/** @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string }[] }} TestFile */

/** @param {TestFile} file */
const isUnloadable = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((result) => result.status !== 'failed');

/** @param {TestFile} file */
const describeFile = ({ name, message }) => describe(relative('.', name), 'not loaded', message);

/**
 * @param {string} place
 * @param {string} title
 * @param {string} [message]
 */
function describe(place, title, message = 'no message') {
  // Playwright colours its messages, also in a file.
  const [line] = stripVTControlCharacters(message).trim().split('\n');
  return `  ${place}: ${title}\n    ${line}`;
}
