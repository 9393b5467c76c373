import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expectWithinBudget } from '../fixtures/budget.ts';
import type { Fetched } from '../fixtures/budget.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { waitUntilCached } from '../fixtures/release-cache.ts';
import { signIn } from '../fixtures/steps.ts';

test.use({ serviceWorkers: 'allow' });

/** Follows the files that a page fetches, with their bytes as they travel. */
async function followFiles(page: Page): Promise<Fetched[]> {
  const files: Fetched[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    const length = Object.entries(response.headers).find(([name]) =>
      /^content-length$/i.test(name),
    );
    files.push({ path: pathname, bytes: Number(length?.[1] ?? 0) });
  });
  return files;
}

/** Waits until the page has fetched nothing for longer than its own idle work waits. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.every(({ responseEnd }) => performance.now() - responseEnd > 5_000);
  });
}

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test('who looks at the landing page and leaves pays for it, and for little ahead of a press', async ({
  startEvergift,
  page,
}) => {
  const { origin } = await startEvergift();
  const files = await followFiles(page);
  await page.goto(origin);
  await expect.poll(() => files.some(({ path }) => path.includes('/first-'))).toBe(true);
  await untilAtRest(page);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`landing: ${files.length} files, ${(sum / 1000).toFixed(0)} kB`);
  expectWithinBudget('landing', files);
});

test('who opens the sign-in pays for the form, and for no more until they type', async ({
  startEvergift,
  page,
  request,
}) => {
  const { origin } = await startEvergift();
  const files = await followFiles(page);
  await page.goto(`${origin}/auth`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await untilAtRest(page);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`way in: ${files.length} files, ${(sum / 1000).toFixed(0)} kB`);
  expectWithinBudget('way-in', files);
  expect(files.filter(({ path }) => path.includes('firestore'))).toEqual([]);
  expect(await hasWorker(page), 'nothing is kept for who is not signed in').toBe(false);

  await page.getByLabel('Email').fill('ada@example.com');
  await expect
    .poll(() => files.some(({ path }) => path.includes('open-firestore-store')))
    .toBe(true);

  const account = await makeAccount(request, origin, 'ada@example.com');
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  await waitUntilCached(page);
});

test('with data saver nothing is fetched that nobody asked for, also signed in', async ({
  startEvergift,
  page,
  request,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'ada@example.com');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await openSignedIn(page, origin, account);
  const files = await followFiles(page);
  await untilAtRest(page);
  expect(files.map(({ path }) => path).filter((path) => path.includes('add-gift'))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
