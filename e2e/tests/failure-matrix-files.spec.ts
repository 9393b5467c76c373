import type { Page } from '@playwright/test';
import { apps, inTurn } from '../failures/apps.ts';
import type { App } from '../failures/apps.ts';
import { breakPart } from '../failures/in-page.ts';
import { failuresOf } from '../failures/list.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** What a page says when a file of it fails, and when it is silent. */
const failureOfPage = /^This page (can’t be reached right now|is taking a while)$/;
const failureOfModal = /^(This did not load|One moment)$/;

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

const isThere = (page: Page, { heading }: App) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

for (const [first, part] of (['entry', 'page', 'style'] as const).entries()) {
  test(`S6 RL6 however the ${part} of an app is broken, the first Retry heals it`, async ({
    server,
    page,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    for (const { failure, app } of inTurn(failuresOf(part), apps, first)) {
      await test.step(`${app.name} ${failure.says}`, async () => {
        const origin = server.remoteOrigin(app.name);
        const { asked, heal } = await breakPart(page, origin, app, failure, part);
        await page.goto(server.origin + app.path);
        await asked;
        if (failure.answer.does === 'hang') await page.clock.runFor(6000);
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

test('S6 RL6 however the code of a modal is broken, it says so, and the first Retry opens it', async ({
  server,
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const message = page.getByRole('dialog', { name: failureOfModal });
  const again = message.getByRole('button', { name: 'Retry' });
  const withModal = apps.filter(({ modal }) => modal);
  for (const { failure, app } of inTurn(failuresOf('modal'), withModal)) {
    const { button, dialog } = app.modal!;
    const isSilent = failure.answer.does === 'hang';
    await test.step(`${app.name} ${failure.says}`, async () => {
      const open = () =>
        page.getByRole('main').getByRole('button', { name: button }).first().click();
      const origin = server.remoteOrigin(app.name);
      const { asked, heal } = await breakPart(page, origin, app, failure, 'modal');
      await page.goto(server.origin + app.path);
      await open();
      await asked;
      if (isSilent) await page.clock.runFor(6000);
      await expect(again).toBeVisible();
      // There is a way on, and the page behind it works.
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(message).toBeHidden();
      await open();
      if (isSilent) await page.clock.runFor(6000);
      await expect(again).toBeVisible();
      await heal();
      await again.click();
      // All of the app is loaded anew, and on a busy machine that takes its time.
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible({ timeout: 30_000 });
    });
  }
});
