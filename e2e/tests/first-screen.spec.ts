import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { manyDocuments } from '../fixtures/many.ts';

const key = 'evergift:first-screen';

test('the dashboard is there before the application, takes a press, and goes with its user', async ({
  startEvergift,
  browser,
  request,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'first-screen@example.com');
  await account.store(manyDocuments({ people: 12, events: 40, gifts: 60 }));
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openSignedIn(page, origin, account);
  const step = page.getByRole('region', { name: 'Next up' }).getByRole('listitem').first();
  await expect(step).toBeVisible();
  const shown = await step.innerText();
  await page.waitForFunction((kept) => localStorage.getItem(kept), key);

  const holdBack = async (files: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };
  const letApplicationStart = await holdBack('**/assets/first-*.js');
  const letAppsBeFound = await holdBack('**/remotes.json');
  const moved = await watchLayoutShifts(page);
  await page.reload({ waitUntil: 'commit' });
  const screen = page.locator('#first-screen');
  await expect(screen.getByRole('listitem').first()).toHaveText(shown, { useInnerText: true });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(1);
  // A font that no worker keeps may come after the first paint; here it is about the application.
  await page.evaluate(() => document.fonts.ready.then(() => void (layoutShifts.length = 0)));
  await screen.getByRole('button', { name: 'Search' }).click();
  letApplicationStart();
  await expect(page.locator('#root main li')).not.toHaveCount(0);
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  letAppsBeFound();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(screen).toHaveCount(0);
  expect(await moved.found()).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`${origin}/profile`);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth');
  expect(await page.evaluate((kept) => localStorage.getItem(kept), key)).toBeNull();
  await context.close();
});
