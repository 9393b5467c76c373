import { expectWithinBudget } from '../fixtures/budget.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo, timelineCard } from '../fixtures/steps.ts';

/** Builds to measure in place of these: a folder laid out as `apps` is. */
const apps = process.env['APPS'];

/** The files of the apps: their scripts, styles, fonts and lists, and not the backend's answers. */
const isFile = (path: string): boolean => /\.(js|css|woff2|json|html|svg)$|^\/\w*$/.test(path);

test('a whole visit keeps to its budget: every list, one person, one event, each form that adds, the profile', async ({
  startEvergift,
  browser,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift({ demo: true, ...(apps && { apps }) });
  const signedIn = await browser.newContext({ serviceWorkers: 'block' });
  await signInToDemo(await signedIn.newPage(), origin);
  const storageState = await signedIn.storageState({ indexedDB: true });
  await signedIn.close();

  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files: { path: string; bytes: number }[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (!isFile(pathname) || response.fromDiskCache) return;
    const length = Object.entries(response.headers).find(([name]) =>
      /^content-length$/i.test(name),
    );
    files.push({ path: pathname, bytes: Number(length?.[1] ?? 0) });
  });
  const sum = () => files.reduce((total, { bytes }) => total + bytes, 0);
  const open = async (button: string, dialog: string) => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const isThere = (heading: string) =>
    expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

  await page.goto(`${origin}/dashboard`);
  await expect(timelineCard(page, 'Christmas')).toBeVisible();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await isThere('People');
  await open('Add Person', 'Add Person');
  await page.getByRole('link', { name: 'Noor Haddad' }).click();
  await isThere('Noor Haddad');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await isThere('Events');
  await open('Create Event', 'Add Event');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add Gift' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'Evergift, to the dashboard' }).click();
  await page.locator('main a[href="/giftItems"]').first().click();
  await isThere('Gift Items');
  await open('Add Gift', 'Add Gift Item');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await isThere('Profile');
  const ofReview = files.filter(({ path }) => /\/remotes\/review\/|\/open-review|-plot/.test(path));
  expect(ofReview, 'Y1 what /review alone needs comes with no other page').toEqual([]);
  console.log(`whole visit: ${files.length} files, ${(sum() / 1000).toFixed(0)} kB`);
  expectWithinBudget('whole-visit', files);
  await context.close();
});
