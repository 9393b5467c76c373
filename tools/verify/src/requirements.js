// `npm run requirements`: which tests prove which requirement, from the last run of `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { coverRequirements, requirementIds } from './requirement-coverage.js';
import { readPlaywrightTests, readVitestTests } from './reports.js';

const ids = requirementIds(readFileSync('docs/requirements.md', 'utf8'));
const projects = ['apps', 'libs', 'packages', 'tools'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);
// The root has the reports of all apps, libraries and tools.
const tests = ['.', ...projects, 'rules'].flatMap((project) =>
  ['components', 'unit', 'stories', 'integration'].flatMap((report) =>
    readVitestTests(`${project}/test-results/${report}.json`),
  ),
);
tests.push(...readPlaywrightTests('e2e/test-results/report.json'));
const results = tests
  .filter(({ status }) => status !== 'skipped')
  .flatMap(({ fullTitle, status, steps }) => [
    { title: fullTitle, passed: status === 'passed' },
    ...steps,
  ]);

const coverage = coverRequirements(ids, results);
for (const { id, tests } of coverage) {
  const failed = tests.filter(({ passed }) => !passed).length;
  const outcome = tests.length === 0 ? 'NO TEST' : failed > 0 ? `${failed} FAILED` : 'passed';
  console.log(`${id.padEnd(4)} ${String(tests.length).padStart(3)} tests  ${outcome}`);
  for (const { title } of tests.slice(0, 3)) console.log(`       ${title}`);
}
const open = coverage.filter(
  ({ tests }) => tests.length === 0 || tests.some(({ passed }) => !passed),
);
console.log(`\n${ids.length - open.length} of ${ids.length} requirements are proven.`);
process.exitCode = open.length > 0 ? 1 : 0;
