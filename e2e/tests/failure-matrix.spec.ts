import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { events, gifts, inTurn, people } from '../failures/apps.ts';
import type { App } from '../failures/apps.ts';
import { breakPart, setBroken, throwing, wrapPage } from '../failures/in-page.ts';
import { appFailures, browserFailures, failuresOf } from '../failures/list.ts';
import type { AppFailure } from '../failures/list.ts';
import { collectReports } from '../fixtures/reports.ts';
import type { Report } from '../fixtures/reports.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const broken = 'Oops! Something went wrong';

const isThere = (page: Page, { heading }: Pick<App, 'heading'>) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
// By key: a press of the mouse soon after another would be taken for a double click.
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).press('Enter');
const tags = (reports: readonly Report[]) => reports.map((report) => report.tags);

const home: Pick<App, 'open' | 'heading'> = {
  open: (page) => page.getByRole('link', { name: 'Evergift, to the dashboard' }).click(),
  heading: 'Dashboard',
};

/**
 * Waits for the failure. An origin that does not answer is given up after 5 s, which pass at once
 * here, but not before the app was asked for: until then the shell reads remotes.json, and would
 * give that up. Every other failure comes at once.
 */
async function failsInTime(
  page: Page,
  { answer, shows }: AppFailure,
  asked: Promise<unknown>,
): Promise<void> {
  await asked;
  if (answer.does === 'hang') await page.clock.fastForward(5000);
  await expect(page.getByText(shows)).toBeVisible();
  await expect(page.getByText('Federation Runtime')).toBeHidden();
}

/** The bar and another page work, and so does the way back. */
async function visit(page: Page, other: Pick<App, 'open' | 'heading'>): Promise<void> {
  await other.open(page);
  await isThere(page, other);
}

/** The failures that one visit meets, each at an app of its own. */
const visits: { title: string; failures: readonly AppFailure[] }[] = [
  {
    title: 'whose origin fails',
    failures: failuresOf('origin').filter(({ answer }) => answer.does !== 'delay'),
  },
  {
    title: 'that does not fit the shell',
    failures: [...failuresOf('scripts'), ...failuresOf('manifest')],
  },
];

for (const { title, failures } of visits) {
  test(`S6 RL6 an app ${title} costs only its own page, and Retry heals it`, async ({
    server,
    page,
  }) => {
    test.setTimeout(120_000);
    const reports = await collectReports(page, server.origin);
    await page.clock.install();
    const met = inTurn(failures);
    // All at once, since the shell fetches apps ahead.
    const parts = await Promise.all(
      met.map(({ failure, app }) =>
        breakPart(page, server.remoteOrigin(app.name), app, failure, failure.parts[0]),
      ),
    );
    await page.goto(`${server.origin}/dashboard`);
    await isThere(page, home);
    let other = home;
    for (const [index, { failure, app }] of met.entries()) {
      await test.step(`${app.name} ${failure.says}`, async () => {
        const { asked: askedAtFirst, heal } = parts[index]!;
        await app.open(page);
        await failsInTime(page, failure, askedAtFirst);
        await visit(page, other);
        const origin = server.remoteOrigin(app.name);
        const askedAgain = page.waitForRequest((request) => request.url().startsWith(`${origin}/`));
        await page.goBack();
        await failsInTime(page, failure, askedAgain);
        await heal();
        await retry(page);
        await isThere(page, app);
        other = app;
      });
    }
    const expected = met.map(({ app }) => ({ area: app.name, version: 'not loaded' }));
    await expect.poll(() => tags(reports)).toEqual(expected);
  });
}

test('S6 a page that throws costs only that page, says so, and Retry heals it', async ({
  server,
  page,
}) => {
  const reports = await collectReports(page, server.origin);
  await page.addInitScript(() => Object.assign(globalThis, { isBroken: true }));
  const wrap = (app: App, body: string) => wrapPage(page, server.remoteOrigin(app.name), app, body);
  await wrap(gifts, throwing['while rendering']);
  await wrap(events, throwing['in an effect']);
  await wrap(people, throwing['in an event handler']);
  await page.goto(`${server.origin}/dashboard`);
  for (const app of [gifts, events]) {
    await setBroken(page, true);
    await app.open(page);
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
    await visit(page, home);
    await page.goBack();
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
    await setBroken(page, false);
    await retry(page);
    await isThere(page, app);
  }
  await setBroken(page, true);
  await people.open(page);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByText('That did not work')).toBeVisible();
  await isThere(page, people);
  await setBroken(page, false);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await visit(page, events);
  const expected = [gifts, events, people].map(({ name }) => ({ area: name, version: '0.1.0' }));
  await expect.poll(() => tags(reports)).toEqual(expected);
});

for (const { name, says, script, shows } of browserFailures) {
  test(`S6 RL6 a browser that ${says} (${name}) is reported, and every page works`, async ({
    server,
    page,
  }) => {
    await page.addInitScript(script);
    await page.goto(`${server.origin}/people`);
    await expect(page.getByText(shows)).toBeVisible();
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible();
  });
}

test('RL6 docs/failures.md names every failure of the list, each beside a picture', () => {
  const text = readFileSync(new URL('../../docs/failures.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.includes('pictures/failures/'));
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  const known = [...appFailures, ...browserFailures].map(({ name }) => name);
  expect(named.sort()).toEqual(known.sort());
});
