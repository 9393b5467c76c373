import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import {
  findChromium,
  findHeadlessChromium,
  installChromium,
  installHeadlessShell,
} from './find-chromium.js';
import {
  countOf,
  failedTests,
  readPlaywrightTests,
  readVitestTests,
  skippedTests,
  slowestTests,
  sum,
  summaryLine,
} from './reports.js';
import { runSideBySide } from './side-by-side.js';

/** @typedef {import('./reports.js').Count} Count */
/** @typedef {import('./reports.js').Test} Test */

const nx = 'node_modules/nx/dist/bin/nx.js';
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
Object.assign(process.env, {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  FORCE_COLOR: '0',
});

/** @typedef {{ title: string, count: Count, seconds: number, tests: readonly Test[] }} Result */

/** @type {Result[]} */
const results = [];
/** @type {Pick<Result, 'seconds' | 'tests'>} */
const untested = { seconds: 0, tests: [] };

/** @param {boolean} passed @returns {Count} */
const check = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * Adds a failure when the program failed although its report shows none.
 *
 * @param {boolean} passed
 * @param {Count} count
 * @returns {Count}
 */
const agree = (passed, count) =>
  passed || count.failed > 0 ? count : { ...count, failed: count.failed + 1 };

/**
 * The reports that the projects below some folders may have written.
 *
 * @param {string} report
 * @param {string[]} folders
 */
const reportsOf = (report, folders) =>
  folders
    .flatMap((folder) =>
      isProject(folder) ? [folder] : readdirSync(folder).map((name) => `${folder}/${name}`),
    )
    .map((project) => `${project}/test-results/${report}`);

/** @param {string} folder a project, or a folder of projects */
const isProject = (folder) => existsSync(`${folder}/package.json`);

/** Projects whose tests the root's `vitest.config.ts` leaves out. */
const apart = ['libs/data', 'packages', 'rules', 'apps/reminders'];
const apartForNx = ['package', 'rules', 'program'].map((layer) => `tag:layer:${layer}`);
const kindsOfTests = [
  { title: 'Components', report: 'components.json', folders: ['.'] },
  { title: 'Logic and tools', report: 'unit.json', folders: ['.'] },
  { title: 'Unit tests', report: 'unit.json', folders: apart },
  { title: 'Stories', report: 'stories.json', folders: ['libs'] },
  {
    title: 'Integration tests',
    report: 'integration.json',
    folders: ['libs', 'packages', 'rules', 'tools', 'apps'],
  },
];

/**
 * Runs targets of projects, one project at a time. What they depend on was built before: a second
 * Nx would put the built files in place again, under the tests of the first.
 *
 * @param {string[]} words which targets, of which projects if not of all
 */
const ofProjects = (...words) => [
  ...[nx, 'run-many', '-t', ...words],
  ...['--parallel=1', '--excludeTaskDependencies', '--outputStyle=static'],
];

/** @param {string[]} folders @returns {string[]} the projects in them that are checked by themselves */
const typedProjects = (...folders) =>
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((project) => existsSync(`${project}/tsconfig.json`));

/** The programs of TypeScript. One for all code of browsers: one for each app would read the libraries ten times. */
const typedPrograms = [
  ...['tsconfig.browser.json', 'apps/shell/landing', 'apps/shell/src/service-worker'],
  ...['libs/data/tsconfig.node.json', 'libs/ui', 'apps/reminders', 'rules', 'e2e'],
  ...typedProjects('packages', 'tools'),
];

/** @param {import('./side-by-side.js').Outcome} outcome of a program that has no tests */
const recordCheck = ({ title, passed, seconds }) =>
  results.push({ ...untested, title, count: check(passed), seconds });

/**
 * Checks the types, and runs all of Vitest's tests, of several kinds at once. These wait for
 * servers, emulators and browsers: with one more of them than there are cores, no core is idle.
 */
async function runTests() {
  const start = performance.now();
  /** @param {string} report @param {string[]} words */
  const vitest = (report, ...words) => [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=test-results/${report}`, ...words],
  ];
  const programs = [
    { title: 'Components', words: vitest('components.json', '--project', 'components') },
    { title: 'Integration tests', words: ofProjects('integration') },
    { title: 'Stories', words: ofProjects('stories') },
    { title: 'Logic and tools', words: vitest('unit.json', '--project', '!components') },
    {
      title: 'Unit tests',
      words: ofProjects('test', '-p', ['@evergift/data', ...apartForNx].join(',')),
    },
    { title: 'Types', words: ['tools/verify/src/tsc.js', '-b', '--noEmit', ...typedPrograms] },
  ];
  const runs = await runSideBySide(programs, { atOnce: availableParallelism() + 1 });
  const types = runs.pop();
  if (types) recordCheck(types);
  const seconds = (performance.now() - start) / 1000;
  const counted = kindsOfTests.map(countTests);
  const isExplained = sum(counted.map(({ count }) => count)).failed > 0;
  results.push(...counted, {
    ...untested,
    title: 'These tests, side by side',
    count: check(runs.every(({ passed }) => passed) || isExplained),
    seconds,
  });
}

/** @param {(typeof kindsOfTests)[number]} kind @returns {Result} */
function countTests({ title, report, folders }) {
  const tests = reportsOf(report, folders).flatMap(readVitestTests);
  const seconds = tests.reduce((total, test) => total + test.seconds, 0);
  return { title, count: countOf(tests), seconds, tests };
}

function browserTests() {
  const title = 'End-to-end tests';
  console.log(`\n── ${title}`);
  rmSync('e2e/test-results', { recursive: true, force: true });
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [playwright, 'test'], {
    cwd: 'e2e',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const seconds = (performance.now() - start) / 1000;
  const tests = readPlaywrightTests('e2e/test-results/report.json');
  results.push({ title, count: agree(status === 0, countOf(tests)), seconds, tests });
}

const playwrightPath = chromium.executablePath();
const browser = findChromium(playwrightPath) ?? installChromium(playwrightPath);
// Beside the checks, which need no browser.
const installing = process.env['CI'] ? installHeadlessShell() : undefined;
if (browser === playwrightPath) process.env['EVERGIFT_CHROMIUM'] = browser;

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** A script of package.json as Node runs it, without npm. @param {string} name */
const script = (name) => {
  const [program, ...words] = (scripts[name] ?? '').split(' ');
  return [`node_modules/.bin/${program}`, ...words];
};

/** @type {import('./side-by-side.js').Program[]} */
const checks = [
  {
    title: 'Build',
    words: [nx, 'run-many', '-t', 'build', '--parallel=3', '--outputStyle=static'],
  },
  { title: 'Unused code', words: script('unused') },
  { title: 'Lint', words: script('code') },
  {
    title: 'Layers',
    words: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...'--config .dependency-cruiser.mjs apps libs packages rules tools e2e'.split(' '),
    ],
  },
  { title: 'Format', words: script('format:check') },
  { title: 'Links', words: ['tools/verify/src/check-links.js'] },
  { title: 'Supply chain', words: ['tools/verify/src/supply-chain/check-supply-chain.js'] },
];
for (const outcome of await runSideBySide(checks)) recordCheck(outcome);
await installing;
process.env['CHROMIUM_PATH'] = findHeadlessChromium(playwrightPath) ?? browser;
await runTests();
browserTests();

for (const { title, tests } of results) {
  if (tests.length > 0) console.log(`\nThe slowest of ${title.toLowerCase()}:`);
  for (const line of slowestTests(tests)) console.log(line);
}
const skipped = results.flatMap(({ tests }) => skippedTests(tests));
if (skipped.length > 0) console.log(`\nLeft out:\n${skipped.join('\n')}`);
const failed = results.flatMap(({ tests }) => failedTests(tests));
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`);
console.log('');
for (const { title, count, seconds } of results) {
  console.log(`${title}: ${summaryLine(count)} (${seconds.toFixed(0)} s)`);
}
const total = sum(results.map(({ count }) => count));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summaryLine(total)}`);
