import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expectWithinPressBudget } from '../fixtures/press-budget.ts';
import type { Press } from '../fixtures/press-budget.ts';
import { watchCommits } from '../fixtures/commits.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { FunctionCalls, sumOfCalls } from '../fixtures/function-calls.ts';
import { manyDocuments } from '../fixtures/many.ts';
import { signIn } from '../fixtures/steps.ts';

/** What people have: a dozen people, forty events, sixty gifts. */
const documents = manyDocuments({ people: 12, events: 40, gifts: 60 });

/** Selectors that look below the root by `:has()`: each element that comes or goes styles the whole page again. */
const rulesOfWholePage = (page: Page) =>
  page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => selectorsOf(cssRules))
      .filter((selector) => /(:root|html|body)\S*:has\(/.test(selector));
  });

test('each of the common presses at 60 gifts stays within its calls and commits', async ({
  startEvergift,
  browser,
  request,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'presses@example.com');
  await account.store(documents);
  const page = await browser.newPage();
  const commits = await watchCommits(page);
  await page.goto(`${origin}/auth`);
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: 'Go To Event' }).first()).toBeVisible();
  // What is fetched while the page is idle has come.
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.every(({ responseEnd }) => performance.now() - responseEnd > 2000);
  });
  await commits.settled();
  const calls = await FunctionCalls.of(page);
  const presses: Press[] = [];
  const count = async (name: string, press: (page: Page) => Promise<unknown>) => {
    await commits.settled();
    await calls.take();
    await commits.reset();
    await press(page);
    await commits.settled();
    presses.push({ name, calls: sumOfCalls(await calls.take()), commits: await commits.count() });
  };

  const dialog = page.getByRole('dialog');
  const openAddGift = async () => {
    await page.getByRole('button', { name: 'Add Gift' }).first().click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
  };
  await count('open Add Gift first', openAddGift);
  expect(await rulesOfWholePage(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await count('open Add Gift again', openAddGift);
  await count('first letter of a gift', () => page.keyboard.press('r'));
  await count('next letter of a gift', () => page.keyboard.press('o'));
  await count('choose the person', async () => {
    await dialog.getByRole('combobox', { name: 'Recipient' }).fill('Björn 0001');
    await expect(page.getByRole('option', { name: 'Björn 0001' })).toBeVisible();
    // Nobody clicks while the list is still being placed: whether these commits are one is chance.
    await commits.settled();
    await page.getByRole('option', { name: 'Björn 0001' }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
  await count('save the gift', async () => {
    await dialog.getByRole('button', { name: 'Add Gift' }).click();
    await expect(dialog).toHaveCount(0);
  });
  // A toast that goes by itself would commit during a later press.
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await toasts.getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts).toHaveCount(0);
  await count('go to people', async () => {
    await page.getByRole('link', { name: 'People', exact: true }).first().click();
    await expect(page.locator('main [data-row]').first()).toBeVisible();
  });
  const search = page.getByPlaceholder('search people...');
  await search.click();
  await count('letter in a filter', () => search.press('g'));
  await count('backspace in a filter', () => search.press('Backspace'));
  await count('open a person', async () => {
    await page.locator('main [data-row] a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada 0000' })).toBeVisible();
  });
  await count('go to the dashboard', async () => {
    await page.locator('a[href="/dashboard"]').first().click();
    await expect(page.getByRole('link', { name: 'Go To Event' }).first()).toBeVisible();
  });
  expectWithinPressBudget(presses);
});
