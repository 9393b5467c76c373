import type { Page } from '@playwright/test';
import {
  apps,
  breakFiles,
  fileOf,
  inTurn,
  scriptFailures,
  styleFailures,
} from '../fixtures/failures.ts';
import type { App } from '../fixtures/failures.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** What a page says when a file of it fails, and when it is silent. */
const failureOfPage = /^This page (can’t be reached right now|is taking a while)$/;
const failureOfModal = /^(This did not load|One moment)$/;

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

const isThere = (page: Page, { heading }: App) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

const parts = [
  {
    part: 'entry',
    file: () => 'remoteEntry-*.js',
    failures: Object.entries(scriptFailures),
  },
  {
    part: 'chunk',
    file: ({ chunk }: App) => `${chunk}-*.js`,
    failures: Object.entries(scriptFailures),
  },
  {
    part: 'style sheet',
    file: ({ chunk }: App) => `${chunk}-*.css`,
    failures: Object.entries(styleFailures),
  },
];

for (const [first, { part, file, failures }] of parts.entries()) {
  test(`S6 however the ${part} of an app is broken, the first Retry heals it`, async ({
    server,
    page,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    for (const { failure, app } of inTurn(failures, apps, first)) {
      const [how, answer] = failure;
      await test.step(`${app.name} ${how}`, async () => {
        const files = fileOf(server.remoteOrigin(app.name), file(app));
        const { asked, heal } = await breakFiles(page, files, answer);
        await page.goto(server.origin + app.path);
        await asked;
        if (how === 'hangs') await page.clock.runFor(6000);
        await expect(page.getByText(failureOfPage)).toBeVisible();
        await heal();
        await retry(page);
        await isThere(page, app);
        const sheets = await page.evaluate(() =>
          [...document.styleSheets].map(({ href }) => href ?? ''),
        );
        expect(sheets.some((href) => href.includes(`/${app.chunk}-`))).toBe(true);
      });
    }
  });
}

test('S6 however the code of a modal is broken, it says so, and the first Retry opens it', async ({
  server,
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const message = page.getByRole('dialog', { name: failureOfModal });
  const again = message.getByRole('button', { name: 'Retry' });
  const withModal = apps.filter(({ modal }) => modal);
  for (const { failure, app } of inTurn(Object.entries(scriptFailures), withModal)) {
    const [how, answer] = failure;
    const { button, dialog, chunk } = app.modal!;
    await test.step(`${app.name} ${how}`, async () => {
      const open = () =>
        page.getByRole('main').getByRole('button', { name: button }).first().click();
      const files = fileOf(server.remoteOrigin(app.name), `${chunk}-*.js`);
      const { asked, heal } = await breakFiles(page, files, answer);
      await page.goto(server.origin + app.path);
      await open();
      await asked;
      if (how === 'hangs') await page.clock.runFor(6000);
      await expect(again).toBeVisible();
      // There is a way on, and the page behind it works.
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(message).toBeHidden();
      await open();
      if (how === 'hangs') await page.clock.runFor(6000);
      await expect(again).toBeVisible();
      await heal();
      await again.click();
      // All of the app is loaded anew, and on a busy machine that takes its time.
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible({ timeout: 30_000 });
    });
  }
});
