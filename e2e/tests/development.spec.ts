import { expect, test } from '../fixtures/evergift.ts';
import { startDevelopment } from '../fixtures/development.ts';

/** For a press or a text, in ms. */
const quickly = { timeout: 5_000 };

test('one app runs from its sources in the shell, beside the built ones that sign people in', async ({
  dataFolder,
  page,
}) => {
  test.setTimeout(300_000);
  const people = await startDevelopment(['people', '--data', dataFolder]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    const german = await page.request.get(`${people.origin}/de`);
    expect(await german.text(), 'LC3').toMatch(/<html[^>]* lang="de"/);
    await page.goto(`${people.origin}/people`);
    await page.getByRole('link', { name: 'Create an account' }).click({ timeout: 60_000 });
    const onboarding = page.getByRole('heading', { name: 'Add Your First Person' });
    const toPeople = page.getByRole('navigation').first().getByRole('link', { name: 'People' });
    // Vite loads the page anew when it finds another dependency: what was typed is gone then.
    await expect(async () => {
      if (await onboarding.isVisible()) return;
      await page.getByLabel('Email').fill('developer@example.com', quickly);
      await page.getByRole('textbox', { name: 'Password' }).fill('a long enough password', quickly);
      await page.getByRole('button', { name: 'Create account' }).click(quickly);
      await expect(onboarding).toBeVisible({ timeout: 20_000 });
    }).toPass({ timeout: 100_000 });
    await expect(async () => {
      if (await toPeople.isVisible()) return;
      await page.getByRole('textbox', { name: 'Name' }).fill('Rosa', quickly);
      await page.getByRole('button', { name: 'Add Person' }).click(quickly);
      await expect(toPeople).toBeVisible({ timeout: 20_000 });
    }).toPass({ timeout: 100_000 });
    await toPeople.click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'Rosa', exact: true })).toBeVisible();
    expect(asked.filter((address) => address.startsWith('http://localhost:4201/'))).not.toEqual([]);
  } finally {
    await people.stop();
  }
});
