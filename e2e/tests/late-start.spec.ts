import { expect, test } from '../fixtures/signed-in.ts';

test('a config.json that hangs is said within some seconds, and the page opens when it comes', async ({
  page,
  server,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/config.json', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`${server.origin}/people`);
  await expect(page.getByText('This is taking a while')).toBeVisible();
  answer();
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
});
