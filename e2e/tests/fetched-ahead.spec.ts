import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';

/** Comes as soon as the form is there. */
const afterTheForm = /^(onboarding|date-field|follow-reminders)-/;

/** Follows which scripts, styles and fonts come over the line, and not from the browser's cache. */
async function followFiles(page: Page) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  let fetched: string[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (/\/assets\/.*\.(js|css|woff2)$/.test(pathname)) asked.set(requestId, pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId }) => {
    const path = asked.get(requestId);
    if (path !== undefined) fetched.push(path.replace(/^.*\//, ''));
    asked.delete(requestId);
  });
  await session.send('Network.enable');
  return {
    /** Waits until a file of this name has come and nothing is under way; what came from then on counts. */
    whenHere: async (name: string) => {
      const isHere = () => asked.size === 0 && fetched.some((file) => file.startsWith(name));
      await expect.poll(isHere, { message: `${name} is fetched ahead` }).toBe(true);
      fetched = [];
    },
    since: () => fetched,
  };
}

test('what comes next is fetched before the newcomer needs it: the form at the pointer, the onboarding and the gift dialog while they type', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const files = await followFiles(page);
  await page.goto(origin);
  await page.getByRole('link', { name: 'Try Evergift Free' }).first().hover();
  await files.whenHere('auth-page');
  await page.getByRole('link', { name: 'Try Evergift Free' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
  const ofTheForm = files.since().filter((file) => !afterTheForm.test(file));
  expect(ofTheForm, 'the form needs no more files').toEqual([]);

  await page.getByLabel('Email').fill('new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await files.whenHere('onboarding');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill('Rosa');
  await files.whenHere('add-gift-modal');
  await page.getByRole('button', { name: 'Add Person' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add Gift' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Gift Item' })).toBeVisible();
  expect(files.since(), 'the gift dialog needs no more files').toEqual([]);
});

test('of an app whose page is opened first the files come beside the application, each once', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/auth`, { waitUntil: 'commit' });
  await expect
    .poll(() => asked.filter((path) => /\/(remoteEntry|auth-page|text-field)-/.test(path)))
    .toEqual([
      expect.stringMatching('text-field.*js'),
      expect.stringMatching('remotes/auth/.*remoteEntry.*js'),
      expect.stringMatching('auth-page.*js'),
      expect.stringMatching('auth-page.*css'),
    ]);
  letCome();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(asked.filter((path, index) => asked.indexOf(path) < index)).toEqual([]);
});
