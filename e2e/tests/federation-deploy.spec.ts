import type { Page, TestInfo } from '@playwright/test';
import { fileOf } from '../failures/in-page.ts';
import { buildSample, serveInstead } from '../fixtures/other-remote.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const typed = 'A teapot with a chip';
const giftName = (page: Page) =>
  page.getByRole('dialog', { name: 'Add Gift Item' }).getByRole('textbox').first();

/**
 * Opens the dashboard while the people app is an older build of which only a modal is loaded, types
 * into a form of another app, and deploys: the files of the older build are gone.
 *
 * @returns how often the page was loaded since
 */
async function typeBeforeDeploy(
  page: Page,
  origin: string,
  people: string,
  testInfo: TestInfo,
): Promise<() => number> {
  const folder = testInfo.outputPath('built');
  await buildSample(folder);
  const deploy = await serveInstead(page, people, folder);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Add Person' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sample modal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Gift' }).first().click();
  await giftName(page).fill(typed);
  await deploy();
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** What Back or Forward does, while the form is open. */
const travelTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits for the form that came back with the new page, and leaves it. */
async function leaveRestoredForm(page: Page): Promise<void> {
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expect(giftName(page)).toHaveValue(typed);
  // Escape is for what has the focus.
  await expect(giftName(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(giftName(page)).toBeHidden();
}

test('M2 a page whose files a deploy took away is loaded anew once, with what was typed', async ({
  server,
  page,
}, testInfo) => {
  const loads = await typeBeforeDeploy(
    page,
    server.origin,
    server.remoteOrigin('people'),
    testInfo,
  );
  await travelTo(page, '/people');
  await leaveRestoredForm(page);
  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible();
  expect(loads()).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('evergift.draft'))).toBeNull();
});

test('S6 a file that stays missing after a deploy ends with Retry, not in a loop', async ({
  server,
  page,
}, testInfo) => {
  const people = server.remoteOrigin('people');
  const loads = await typeBeforeDeploy(page, server.origin, people, testInfo);
  const chunk = fileOf(people, 'people-page-*.js');
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await travelTo(page, '/people');
  await leaveRestoredForm(page);
  await expect(page.getByText('This page can’t be reached right now')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This page can’t be reached right now')).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible();
});

test('M2 a page of the shell that a deploy took away is loaded anew once', async ({
  server,
  page,
}) => {
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  // The next shell starts from a script of another name, and only it has the page's file.
  await page.route(/\/(dashboard|about)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll('/assets/app-', '/assets/next-app-');
    await route.fulfill({ response, body });
  });
  await page.route('**/assets/next-*.js', async (route) => {
    const url = route.request().url().replace('/next-', '/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  let isNext = false;
  let loads = 0;
  page.on('domcontentloaded', () => (isNext = true));
  page.on('load', () => (loads += 1));
  await page.route('**/assets/about-page-*.js', (route) =>
    isNext ? route.continue() : route.fulfill({ status: 404 }),
  );
  await travelTo(page, '/about');
  await expect(page.getByRole('heading', { name: 'About Evergift' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  expect(loads).toBe(1);
});
