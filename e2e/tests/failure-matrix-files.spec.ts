import type { Page } from '@playwright/test';
import { apps, fileOf, scriptFailures, styleFailures } from '../fixtures/failures.ts';
import type { App } from '../fixtures/failures.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const unreachable = 'This page can’t be reached right now';
const slow = 'This page is taking a while';

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

/** The page says that it cannot be reached, or after 5 s, which pass at once, that it takes long. */
async function failsToOpen(page: Page, { path }: App, origin: string, how: string): Promise<void> {
  await page.goto(origin + path);
  if (how === 'hangs') await page.clock.runFor(6000);
  await expect(page.getByText(how === 'hangs' ? slow : unreachable)).toBeVisible();
}

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
      const files = fileOf(server.remoteOrigin(app.name), file);
      await page.clock.install();
      for (const [how, answer] of Object.entries(failures)) {
        await test.step(how, async () => {
          const asked = page.waitForRequest(files);
          await page.route(files, answer);
          await failsToOpen(page, app, server.origin, how);
          await asked;
          await page.unroute(files);
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
    const files = fileOf(server.remoteOrigin(app.name), `${chunk}-*.js`);
    await page.clock.install();
    for (const [how, answer] of Object.entries(scriptFailures)) {
      await test.step(how, async () => {
        await page.route(files, answer);
        await page.goto(server.origin + app.path);
        const asked = page.waitForRequest(files);
        await page.getByRole('main').getByRole('button', { name: button }).first().click();
        await asked;
        if (how === 'hangs') await page.clock.runFor(6000);
        const failure = page.getByRole('dialog', {
          name: how === 'hangs' ? 'One moment' : 'This did not load',
        });
        await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
        // There is a way on, and the page behind it works.
        await failure.getByRole('button', { name: 'Close' }).click();
        await isThere(page, app);
        await page.getByRole('main').getByRole('button', { name: button }).first().click();
        if (how === 'hangs') await page.clock.runFor(6000);
        await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
        await page.unroute(files);
        await failure.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      });
    }
  });
}
