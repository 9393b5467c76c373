import { expectWithinBudget } from '../fixtures/budget.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { measurePageCosts } from '../fixtures/page-costs.ts';

test('first paint and whole visit keep to their budgets', async ({ startEvergift, browser }) => {
  const server = await startEvergift({ demo: true });
  const { firstPaint, everyday, rare } = await measurePageCosts(browser, server);

  await test.step('the first paint of the dashboard', () => {
    const files = firstPaint.files.map(({ trip, bytes, path }) => `${trip} ${bytes} ${path}`);
    expectWithinBudget('dashboard', firstPaint.files);
    // A busy machine may count one trip too many.
    expect(firstPaint.trips, files.join('\n')).toBeLessThanOrEqual(3);
  });

  await test.step('every list, one person, one event, each form that adds, the profile', () => {
    const ofReview = everyday.filter(({ path }) =>
      /\/remotes\/review\/|\/open-review|-plot/.test(path),
    );
    expect(ofReview, 'Y1 what /review alone needs comes with no other page').toEqual([]);
    const ofImport = everyday.filter(({ path }) => /\/remotes\/import\/|\/open-import/.test(path));
    expect(ofImport, 'the import comes when somebody opens it').toEqual([]);
    expectWithinBudget('whole-visit', everyday);
  });

  await test.step('the review of the year, the import of a table, and the page about Evergift', () => {
    const ofContacts = rare.filter(({ path }) => path.includes('read-contacts-file'));
    expect(ofContacts, 'a table does without the parser of address books').toEqual([]);
    expectWithinBudget('rare-pages', rare);
  });
});
