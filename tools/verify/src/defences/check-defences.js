// `npm run defences [number]` removes defences of SECURITY.md in a copy of the repository, one at a
// time, and makes sure that the test fails which the section names. It takes minutes, so it is no
// part of `npm test`; the packages that other packages import have to be built before.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { copyRepository } from './repository-copy.js';

/**
 * @typedef {object} Defence
 * @property {number} row the section of SECURITY.md
 * @property {string} name what is taken out
 * @property {string} file
 * @property {string} find text of the file
 * @property {string} replace what is there without the defence
 * @property {string[]} test the project's folder, the test's file, and a Vitest project if it needs one
 */

/**
 * Every defence that one small change removes. Those of sections 3, 4, 6 and 15 were tried by hand:
 * docs/decisions/007-mutation-tests-of-defences.md.
 *
 * @type {readonly Defence[]}
 */
const defences = JSON.parse(readFileSync(new URL('defences.json', import.meta.url), 'utf8'));

const [row] = process.argv.slice(2);
const chosen = defences.filter((defence) => row === undefined || String(defence.row) === row);
const copy = copyRepository();

/**
 * Runs one test file in the copy.
 *
 * @param {readonly string[]} test
 * @returns {{ failed: number, passed: number } | undefined} undefined when nothing could be run
 */
function run([folder = '', file = '', project]) {
  const words = ['run', file, '--reporter=json', ...(project ? ['--project', project] : [])];
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, ...words], {
    cwd: join(copy.folder, folder),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    const report = JSON.parse(stdout.slice(stdout.indexOf('{"')));
    if (report.numTotalTests === 0) return undefined;
    return { failed: report.numFailedTests, passed: report.numPassedTests };
  } catch {
    return undefined;
  }
}

/** @param {Defence} defence @returns {string | undefined} what is wrong */
function problemOf({ file, find, replace, test }) {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  const parts = text.split(find);
  if (parts.length < 2) return `its code is no longer in ${file}`;
  // firebase.json names each header once a site: the first is enough.
  writeFileSync(path, `${parts[0]}${replace}${parts.slice(1).join(find)}`);
  const result = run(test);
  writeFileSync(path, text);
  if (!result) return `${test.join(' ')} ran no test: the change broke more than the defence`;
  return result.failed > 0 ? undefined : `every test of ${test.slice(0, 2).join('/')} passes`;
}

/** @param {string} text @param {boolean} isGood */
const say = (text, isGood) => console.log(`${isGood ? '✓' : '✗'} ${text}`);

let problems = 0;
try {
  for (const key of new Set(chosen.map(({ test }) => JSON.stringify(test)))) {
    /** @type {string[]} */
    const test = JSON.parse(key);
    const result = run(test);
    if (result?.failed === 0) continue;
    problems += 1;
    say(`${test.slice(0, 2).join('/')} fails although nothing was taken out`, false);
  }
  for (const defence of chosen) {
    const problem = problemOf(defence);
    if (problem) problems += 1;
    say(`row ${defence.row}: ${defence.name}${problem ? `: ${problem}` : ''}`, !problem);
  }
} finally {
  copy.remove();
}
console.log(`${chosen.length} defences taken out, ${problems} problems.`);
process.exitCode = problems > 0 ? 1 : 0;
