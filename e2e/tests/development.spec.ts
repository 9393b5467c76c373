import { expect, test } from '../fixtures/evergift.ts';
import { startDevelopment } from '../fixtures/development.ts';

test('one app runs from its sources in the shell, beside the built ones that sign people in', async ({
  dataFolder,
  page,
}) => {
  test.setTimeout(300_000);
  const people = await startDevelopment(['people', '--data', dataFolder]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await page.goto(`${people.origin}/people`);
    await page.getByRole('link', { name: 'Create an account' }).click({ timeout: 60_000 });
    await page.getByLabel('Email').fill('developer@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();
    const onboarding = page.getByRole('heading', { name: 'Add Your First Person' });
    await expect(onboarding).toBeVisible({ timeout: 60_000 });
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosa');
    await page.getByRole('button', { name: 'Add Person' }).click();
    await page.getByRole('navigation').first().getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'Rosa', exact: true })).toBeVisible();
    expect(asked.filter((address) => address.startsWith('http://localhost:4201/'))).not.toEqual([]);
  } finally {
    await people.stop();
  }
});
