import { expect, test } from '../fixtures/evergift.ts';
import { startDevelopment } from '../fixtures/development.ts';

test('a remote runs alone in development, signing in included', async ({ dataFolder, page }) => {
  test.setTimeout(180_000);
  const people = await startDevelopment(['people', '--data', dataFolder]);
  try {
    await page.goto(`${people.origin}/people`);
    await page.getByLabel('Email').fill('developer@example.com');
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Add Person' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Person' });
    await dialog.getByLabel('Name', { exact: true }).fill('Rosa');
    await dialog.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByRole('heading', { name: 'Rosa' })).toBeVisible();
  } finally {
    await people.stop();
  }
});
