import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';
import { writeSheet } from './sheet.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Takes the page once it shows everything. */
async function take(page: Page): Promise<Buffer> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[data-photo]:not(:has(canvas))')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}

test('draws the pictures of the README', async ({ startEvergift, page, browser }) => {
  const { origin } = await startEvergift({ demo: true });
  await page.setViewportSize({ width: 1200, height: 750 });
  await signInToDemo(page, origin);
  const open = async (path: string, theme: 'light' | 'dark') => {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  };
  await open('/dashboard', 'light');
  await writeFile(`${folder}dashboard.png`, await take(page));

  await page.setViewportSize({ width: 390, height: 844 });
  const phones = [await take(page)];
  await open('/people/noor', 'dark');
  phones.push(await take(page));
  await open('/events/christmas', 'light');
  phones.push(await take(page));
  await open('/dashboard', 'dark');
  await page.getByRole('button', { name: 'Add Gift' }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  phones.push(await take(page));

  const easel = await browser.newPage();
  await writeSheet(easel, `${folder}phones.webp`, [phones], 844);
  await easel.close();
});
