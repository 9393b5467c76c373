import { existsSync, readFileSync } from 'node:fs';

/**
 * The content of a report that a JSON reporter wrote.
 *
 * @param {string} file
 * @returns {any} undefined when the run wrote none
 */
export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * @typedef {{ title: string, ok: boolean, tests: { status: string, results: { duration: number, error?: { message?: string }, steps?: { title: string, error?: unknown }[] }[] }[] }} Spec
 * @typedef {{ file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The tests of a report of Playwright's, however deep they lie.
 *
 * @param {Suite | undefined} suite the report itself, or one of its suites
 * @returns {(Spec & { file: string | undefined })[]} empty when there is no report
 */
export function specsOf({ file, specs = [], suites = [] } = {}) {
  return [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)];
}

/**
 * The tests of a report of Vitest's.
 *
 * @param {{ testResults: { name: string, assertionResults: { title: string, fullName: string, status: string, duration?: number, failureMessages?: string[] }[] }[] } | undefined} report
 * @returns what is said of each, and the file that it is in; empty when there is no report
 */
export const assertionsOf = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((assertion) => ({ ...assertion, file })),
  );
