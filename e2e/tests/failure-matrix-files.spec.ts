import type { Page } from '@playwright/test';
import { apps, inTurn } from '../failures/apps.ts';
import type { App } from '../failures/apps.ts';
import { breakPart } from '../failures/in-page.ts';
import { failuresOf } from '../failures/list.ts';
import type { Part } from '../failures/list.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import type { Server } from '../fixtures/server.ts';

/** What a page says when a file of it fails, and when it is silent. */
const failureOfPage = /^This page (can’t be reached right now|is taking a while)$/;
const failureOfModal = /^(This did not load|One moment)$/;

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

const isThere = (page: Page, { heading }: App) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

/** An app with a broken part, which was opened by its address or link. */
interface Broken {
  app: App;
  /** Waits until the part was asked for. A silent server is given up after some seconds, which pass at once. */
  fails: () => Promise<void>;
  heal: () => Promise<void>;
}

/**
 * Breaks a part of every app at once, each in another way, and visits them in one page: the first by
 * its address, the others by their links. Begins anew until every failure was met.
 */
async function meetEach(
  page: Page,
  server: Server,
  part: Part,
  meet: (broken: Broken) => Promise<void>,
  { among = apps, first = 0 }: { among?: readonly App[]; first?: number } = {},
): Promise<void> {
  // For a file that is imported an error of the server is a refused connection: failure-matrix meets both.
  const met = failuresOf(part).filter(({ name }) => name !== 'error');
  const meetings = inTurn(met, among, first);
  for (let start = 0; start < meetings.length; start += among.length) {
    const next = meetings.slice(start, start + among.length);
    const parts = await Promise.all(
      next.map(({ failure, app }) =>
        breakPart(page, server.remoteOrigin(app.name), app, failure, part),
      ),
    );
    for (const [index, { failure, app }] of next.entries()) {
      await test.step(`${app.name} ${failure.says}`, async () => {
        const { asked, heal } = parts[index]!;
        if (index === 0) await page.goto(server.origin + app.path);
        else await app.open(page);
        const fails = async () => {
          await asked;
          if (failure.answer.does === 'hang') await page.clock.runFor(6000);
        };
        await meet({ app, fails, heal });
      });
    }
  }
}

for (const [first, part] of (['entry', 'page', 'style'] as const).entries()) {
  test(`S6 RL6 however the ${part} of an app is broken, the first Retry heals it`, async ({
    server,
    page,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    const meet = async ({ app, fails, heal }: Broken) => {
      await fails();
      await expect(page.getByText(failureOfPage)).toBeVisible();
      await heal();
      await retry(page);
      await isThere(page, app);
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].map(({ href }) => href ?? ''),
      );
      expect(sheets.some((href) => href.includes(`/${app.chunk}-`))).toBe(true);
    };
    await meetEach(page, server, part, meet, { first });
  });
}

test('S6 RL6 the page of a person or an event says once that its code failed, ahead of the press too', async ({
  server,
  page,
}) => {
  const [refused] = failuresOf('page').filter(({ answer }) => answer.does === 'refuse');
  const ofOne = { people: 'person-page', events: 'event-page' };
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  for (const app of apps.filter(({ name }) => name in ofOne)) {
    const chunk = ofOne[app.name as keyof typeof ofOne];
    const origin = server.remoteOrigin(app.name);
    const { asked, heal } = await breakPart(page, origin, { ...app, chunk }, refused!, 'page');
    await page.goto(server.origin + app.path);
    const link = page.getByRole('table').getByRole('link').first();
    await link.hover();
    await asked;
    await link.click();
    await expect(page.getByText(failureOfPage)).toBeVisible();
    await heal();
    await retry(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(app.heading);
    await expect(page.getByText(failureOfPage)).toBeHidden();
  }
  // The shell says 'That did not work' for each, beside what the page says.
  expect(uncaught).toEqual([]);
});

test('S6 RL6 however the code of a modal is broken, it says so, and the first Retry opens it', async ({
  server,
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const message = page.getByRole('dialog', { name: failureOfModal });
  const again = message.getByRole('button', { name: 'Retry' });
  const meet = async ({ app, fails, heal }: Broken) => {
    const { button, dialog } = app.modal!;
    const open = () => page.getByRole('main').getByRole('button', { name: button }).first().click();
    await open();
    await fails();
    await expect(again).toBeVisible();
    // There is a way on, and the page behind it works.
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
    await open();
    await fails();
    await expect(again).toBeVisible();
    await heal();
    await again.click();
    // All of the app is loaded anew, and on a busy machine that takes its time.
    const opened = page.getByRole('dialog', { name: dialog });
    await expect(opened).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  };
  const withModal = apps.filter(({ modal }) => modal);
  await meetEach(page, server, 'modal', meet, { among: withModal });
});
