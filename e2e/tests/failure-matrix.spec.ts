import type { Page, Request } from '@playwright/test';
import {
  auth,
  events,
  fileOf,
  gifts,
  inTurn,
  mend,
  originFailures,
  people,
  throwing,
  wrapPage,
} from '../fixtures/failures.ts';
import type { App } from '../fixtures/failures.ts';
import { collectReports } from '../fixtures/reports.ts';
import type { Report } from '../fixtures/reports.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const unreachable = 'This page can’t be reached right now';
const broken = 'Oops! Something went wrong';

const isThere = (page: Page, { heading }: App) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();
const tags = (reports: readonly Report[]) => reports.map((report) => report.tags);

/**
 * Waits for the failure. An origin that does not answer is given up after 5 s, which pass at once
 * here, but not before its manifest was asked for: until then the shell reads remotes.json, and would
 * give that up. Every other failure comes at once.
 */
async function failsInTime(page: Page, how: string, asked: Promise<Request>): Promise<void> {
  await asked;
  if (how === 'does not answer') await page.clock.fastForward(5000);
  await expect(page.getByText(unreachable)).toBeVisible();
}

/** The bar and another app's page work, and so does that app's way back here. */
async function visitAnother(page: Page, app: App): Promise<void> {
  const other = app === people ? events : people;
  await other.open(page);
  await isThere(page, other);
}

test('S6 a page whose style sheet is gone is not shown without it; Retry dresses it', async ({
  server,
  page,
}) => {
  const sheet = fileOf(server.remoteOrigin('people'), `${people.chunk}-*.css`);
  await page.route(sheet, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.origin}/dashboard`);
  await people.open(page);
  await expect(page.getByText(unreachable)).toBeVisible();
  const askedAgain = page.waitForResponse(sheet);
  await retry(page);
  await askedAgain;
  await expect(page.getByText(unreachable)).toBeVisible();
  await page.unroute(sheet);
  // By key: a second press so soon would be taken for a double click.
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await isThere(page, people);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(sheets.some((href) => href.includes(`/${people.chunk}-`))).toBe(true);
});

for (const { failure, app } of inTurn(Object.entries(originFailures))) {
  const [how, answer] = failure;
  test(`S6 when the ${app.name} app’s origin ${how}, costs only its own page; Retry heals it`, async ({
    server,
    page,
  }) => {
    const files = `${server.remoteOrigin(app.name)}/**`;
    const reports = await collectReports(page, server.origin);
    await page.route(files, answer);
    await page.clock.install();
    const manifest = `${server.remoteOrigin(app.name)}/mf-manifest*.json*`;
    const askedAtFirst = page.waitForRequest(manifest);
    await page.goto(`${server.origin}/dashboard`);
    await app.open(page);
    await failsInTime(page, how, askedAtFirst);
    await visitAnother(page, app);
    const askedAgain = page.waitForRequest(manifest);
    await page.goBack();
    await failsInTime(page, how, askedAgain);
    await page.unroute(files);
    await retry(page);
    await isThere(page, app);
    await expect.poll(() => tags(reports)).toEqual([{ area: app.name, version: 'not loaded' }]);
  });
}

for (const app of [people, auth]) {
  test(`S6 when a chunk of the ${app.name} app’s page is gone, costs only that page; Retry heals it`, async ({
    server,
    page,
  }) => {
    const chunk = fileOf(server.remoteOrigin(app.name), `${app.chunk}-*.js`);
    const reports = await collectReports(page, server.origin);
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${server.origin}/dashboard`);
    await app.open(page);
    await expect(page.getByText(unreachable)).toBeVisible();
    await visitAnother(page, app);
    await page.goBack();
    await expect(page.getByText(unreachable)).toBeVisible();
    await page.unroute(chunk);
    await retry(page);
    await isThere(page, app);
    await expect.poll(() => tags(reports)).toEqual([{ area: app.name, version: '0.1.0' }]);
  });
}

for (const { failure: how, app } of inTurn(['while rendering', 'in an effect'] as const, [
  gifts,
  events,
])) {
  test(`S6 when the ${app.name} app’s page throws ${how}, costs only that page; Retry heals it`, async ({
    server,
    page,
  }) => {
    const reports = await collectReports(page, server.origin);
    await wrapPage(page, server.remoteOrigin(app.name), app, throwing[how]);
    await page.goto(`${server.origin}/dashboard`);
    await app.open(page);
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
    await visitAnother(page, app);
    await page.goBack();
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
    await mend(page);
    await retry(page);
    await isThere(page, app);
    await expect.poll(() => tags(reports)).toEqual([{ area: app.name, version: '0.1.0' }]);
  });
}

for (const app of [events, people]) {
  test(`S6 when an event handler of the ${app.name} app’s page throws, says so and goes on`, async ({
    server,
    page,
  }) => {
    const reports = await collectReports(page, server.origin);
    await wrapPage(page, server.remoteOrigin(app.name), app, throwing['in an event handler']);
    await page.goto(`${server.origin}/dashboard`);
    await app.open(page);
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByText('That did not work')).toBeVisible();
    await isThere(page, app);
    await mend(page);
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await visitAnother(page, app);
    await expect.poll(() => tags(reports)).toEqual([{ area: app.name, version: '0.1.0' }]);
  });
}
