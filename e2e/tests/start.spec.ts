import { expect, test } from '../fixtures/evergift.ts';
import { startServer } from '../fixtures/server.ts';

test('two at once on one data folder: the second refuses and destroys nothing', async ({
  dataFolder,
  startEvergift,
  request,
}) => {
  const first = await startEvergift();
  await expect(startServer({ dataFolder, alone: true })).rejects.toThrow(
    /is in use by the process \d+/,
  );
  expect((await request.get(first.origin)).ok()).toBe(true);
});

test('R1 every unknown path shows the landing page, and a missing file does not', async ({
  startEvergift,
  request,
}) => {
  const { origin } = await startEvergift();
  for (const path of ['/', '/about-us', '/people-of-the-year']) {
    expect(await (await request.get(origin + path)).text()).toContain(
      'Stop Stressing About Gifts Forever',
    );
  }
  for (const path of ['/dashboard', '/people/ada', '/giftItems?search=x']) {
    expect(await (await request.get(origin + path)).text()).toContain('<div id="root">');
  }
  for (const path of ['/assets/gone.js', '/remotes/people/gone.js', '/remotes/nobody/x.js']) {
    expect((await request.get(origin + path)).status()).toBe(404);
  }
});

test('--demo adds an account once and prints how to sign in', async ({ startEvergift, page }) => {
  const first = await startEvergift({ demo: true });
  await first.stop();
  const second = await startEvergift({ demo: true });
  await page.goto(`${second.origin}/auth`);
  const [, email = '', password = ''] =
    /sign in as (\S+) with the password (\S+)/.exec(second.welcome) ?? [];
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /PEOPLE/ })).toContainText('12');
});
