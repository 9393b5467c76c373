import type { Page } from '@playwright/test';
import { apps, breakFiles, fileOf, scriptFailures, styleFailures } from '../fixtures/failures.ts';
import type { App } from '../fixtures/failures.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** What a page says when a file of it fails, and when it is silent. */
const failure = /^This page (can’t be reached right now|is taking a while)$/;
const failureOfModal = /^(This did not load|One moment)$/;

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

const isThere = (page: Page, { heading }: App) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

for (const app of apps) {
  const parts = {
    entry: { file: 'remoteEntry-*.js', failures: scriptFailures },
    chunk: { file: `${app.chunk}-*.js`, failures: scriptFailures },
    'style sheet': { file: `${app.chunk}-*.css`, failures: styleFailures },
  };
  for (const [part, { file, failures }] of Object.entries(parts)) {
    test(`S6 the ${app.name} app: however its ${part} is broken, the first Retry heals it`, async ({
      server,
      page,
    }) => {
      test.setTimeout(120_000);
      const files = fileOf(server.remoteOrigin(app.name), file);
      await page.clock.install();
      for (const [how, answer] of Object.entries(failures)) {
        await test.step(how, async () => {
          const { asked, heal } = await breakFiles(page, files, answer);
          await page.goto(server.origin + app.path);
          await asked;
          if (how === 'hangs') await page.clock.runFor(6000);
          await expect(page.getByText(failure)).toBeVisible();
          await heal();
          await retry(page);
          await isThere(page, app);
        });
      }
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].map(({ href }) => href ?? ''),
      );
      expect(sheets.some((href) => href.includes(`/${app.chunk}-`))).toBe(true);
    });
  }

  if (!app.modal) continue;
  const { button, dialog, chunk } = app.modal;
  test(`S6 the ${app.name} app: however a modal’s code is broken, it says so, and the first Retry opens it`, async ({
    server,
    page,
  }) => {
    test.setTimeout(120_000);
    const files = fileOf(server.remoteOrigin(app.name), `${chunk}-*.js`);
    await page.clock.install();
    const open = () => page.getByRole('main').getByRole('button', { name: button }).first().click();
    const message = page.getByRole('dialog', { name: failureOfModal });
    const again = message.getByRole('button', { name: 'Retry' });
    for (const [how, answer] of Object.entries(scriptFailures)) {
      await test.step(how, async () => {
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
}
