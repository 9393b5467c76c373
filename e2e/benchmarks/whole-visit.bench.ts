import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';

/** Builds to measure in place of these: a folder laid out as `apps` is. */
const apps = process.env['APPS'];

/** The files of the apps: their scripts, styles, fonts and lists, and not the backend's answers. */
const isFile = (path: string): boolean => /\.(js|css|woff2|json|html|svg)$|^\/\w*$/.test(path);

test('a whole visit: every list, one person, one event, each form that adds, the profile', async ({
  startEvergift,
  browser,
}) => {
  test.setTimeout(300_000);
  const { origin } = await startEvergift({ demo: true, ...(apps && { apps }) });
  const signedIn = await browser.newContext({ serviceWorkers: 'block' });
  await signInToDemo(await signedIn.newPage(), origin);
  const storageState = await signedIn.storageState({ indexedDB: true });
  await signedIn.close();

  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (!isFile(pathname) || response.fromDiskCache) return;
    const length = Object.entries(response.headers).find(([name]) =>
      /^content-length$/i.test(name),
    );
    files.set(response.url, Number(length?.[1] ?? 0));
  });
  const print = (what: string) => {
    const sum = (only: (path: string) => boolean) =>
      [...files].filter(([url]) => only(url)).reduce((total, [, bytes]) => total + bytes, 0) / 1000;
    console.log(
      `| ${what} | ${files.size} files | scripts ${sum((url) => url.endsWith('.js')).toFixed(0)} kB | all ${sum(() => true).toFixed(0)} kB |`,
    );
  };
  const open = async (button: string, dialog: string) => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const isThere = (heading: string) =>
    expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Christmas' })).toBeVisible();
  print('dashboard');
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
  print('whole visit');
  await context.close();
});
