import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expectWithinPressBudget } from '../fixtures/press-budget.ts';
import type { Press } from '../fixtures/press-budget.ts';
import { watchCommits } from '../fixtures/commits.ts';
import { sixtyGifts, pressAll, untilFetchedAhead } from '../fixtures/press-all.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { FunctionCalls, sumOfCalls } from '../fixtures/function-calls.ts';

/**
 * Selectors by which each element that comes or goes styles the whole page again: they look below the root by `:has()`,
 * or beside anything for anything.
 */
const rulesOfWholePage = (page: Page) =>
  page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => selectorsOf(cssRules))
      .filter((selector) => /(:root|html|body)\S*:has\(|\*\s*[+~]/.test(selector));
  });

/** Also those that the page's policy keeps from being read. */
const countStyleSheets = (page: Page) => page.locator('style, link[rel=stylesheet]').count();

test('each of the common presses at 60 gifts stays within its calls and commits', async ({
  startEvergift,
  browser,
  request,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'presses@example.com');
  await account.store(sixtyGifts);
  const page = await browser.newPage();
  const commits = await watchCommits(page);
  await openSignedIn(page, origin, account);
  await expect(page.getByRole('link', { name: 'Go To Event' }).first()).toBeVisible();
  await untilFetchedAhead(page);
  await commits.settled();
  const calls = await FunctionCalls.of(page);
  const presses: Press[] = [];
  const count = async (name: string, press: () => Promise<unknown>) => {
    await commits.settled();
    await calls.take();
    await commits.reset();
    const sheets = await countStyleSheets(page);
    await press();
    await commits.settled();
    const committed = await commits.count();
    if (name.startsWith('open Add Gift')) {
      // With a new sheet Chromium lays out the whole page again.
      expect(await countStyleSheets(page)).toBe(sheets);
      // One draws the dialog, one shows what it found out about its own document.
      expect(committed, name).toBe(2);
    }
    presses.push({ name, calls: sumOfCalls(await calls.take()), commits: committed });
    expect(await rulesOfWholePage(page), name).toEqual([]);
    const ofRoot = await page.evaluate(() => document.documentElement.style.cssText);
    expect(ofRoot, 'every element inherits a variable, and is styled again').not.toContain('--');
  };
  await pressAll(page, count, commits.settled);
  expectWithinPressBudget(presses);
});
