import { expectWithinBudget } from '../fixtures/budget.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { wholeVisit } from '../fixtures/whole-visit.ts';

/** Builds to measure in place of these: a folder laid out as `apps` is. */
const apps = process.env['APPS'];

test('a whole visit keeps to its budget: every list, one person, one event, each form that adds, the profile', async ({
  startEvergift,
  browser,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift({ demo: true, ...(apps && { apps }) });
  const files = await wholeVisit(browser, origin);
  const ofReview = files.filter(({ path }) => /\/remotes\/review\/|\/open-review|-plot/.test(path));
  expect(ofReview, 'Y1 what /review alone needs comes with no other page').toEqual([]);
  const ofImport = files.filter(({ path }) => /\/remotes\/import\/|\/open-import/.test(path));
  expect(ofImport, 'the import comes when somebody opens it').toEqual([]);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`whole visit: ${files.length} files, ${(sum / 1000).toFixed(0)} kB`);
  expectWithinBudget('whole-visit', files);
});
