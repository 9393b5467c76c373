import type { Page } from '@playwright/test';
import { gifts, people } from '../failures/apps.ts';
import { setBroken, throwing, wrapPage } from '../failures/in-page.ts';
import { collectReports } from '../fixtures/reports.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** A figure of an app, whose card has a heading of level 2; of a page it is 3. */
const fact = (page: Page, of: string, name: string, level = 2) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: of, exact: true, level }) })
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('+ dd');

interface Painted extends PerformanceEntry {
  readonly navigationId: string;
}

/** Whether the browser has counted a page that was opened within the document, and its content. */
const isCounted = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const types = ['soft-navigation', 'interaction-contentful-paint'];
    if (!types.every((type) => PerformanceObserver.supportedEntryTypes.includes(type))) return true;
    const entriesOf = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as Painted[];
    };
    const [navigations = [], paints = []] = types.map(entriesOf);
    return navigations
      .filter(({ name }) => new URL(name).pathname === wanted)
      .some((navigation) => paints.some((paint) => paint.navigationId === navigation.navigationId));
  }, path);

async function openPeople(page: Page) {
  await people.open(page);
  await expect(page.getByRole('heading', { name: people.heading, level: 1 })).toBeVisible();
}

/** Comes back to the people until the browser has counted it: a page that is left soon, it may not. */
async function stayWithPeople(page: Page) {
  await expect(async () => {
    await gifts.open(page);
    await openPeople(page);
    await expect.poll(() => isCounted(page, '/people'), { timeout: 3_000 }).toBe(true);
  }).toPass();
}

/** Goes to gifts and people by presses, then to a person, in one document. */
async function visitApps(page: Page, origin: string, visitPeople = openPeople) {
  await page.goto(`${origin}/dashboard`);
  await gifts.open(page);
  await expect(page.getByRole('heading', { name: gifts.heading, level: 1 })).toBeVisible();
  await visitPeople(page);
  await page
    .getByRole('row', { name: /Noor Haddad/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Noor Haddad', level: 1 })).toBeVisible();
}

test('RL4 /about says what each app took, how often it failed, and how each page felt', async ({
  server,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await wrapPage(page, server.remoteOrigin('gifts'), gifts, throwing['while rendering']);
  await page.addInitScript(() => Object.assign(globalThis, { isBroken: false }));
  await visitApps(page, server.origin, stayWithPeople);
  expect(asked.filter((url) => /timings|sentry/.test(url))).toEqual([]);
  await setBroken(page, true);
  await gifts.open(page);
  await expect(page.getByRole('heading', { name: /Something went wrong/ })).toBeVisible();
  await setBroken(page, false);
  await page.getByRole('link', { name: 'What is running' }).click();
  await expect(page.getByRole('heading', { name: 'About Evergift' })).toBeVisible();

  for (const app of ['Evergift', 'People', 'Gift Items']) {
    await expect(fact(page, app, 'Load')).toHaveText(/^[1-9][\d,]* ms$/);
  }
  for (const app of ['People', 'Gift Items']) {
    await expect(fact(page, app, 'Evaluation')).toHaveText(/^(< 1|[1-9][\d,]*) ms$/);
    await expect(fact(page, app, 'First render')).toHaveText(/^(< 1|[1-9][\d,]*) ms$/);
  }
  await expect(fact(page, 'Evergift', 'First paint')).toHaveText(/^[1-9][\d,]* ms$/);
  await expect(fact(page, 'Evergift', 'Long tasks')).toHaveText(/^\d+( \([\d,]+ ms\))?$/);
  await expect(fact(page, 'Gift Items', 'Errors')).toHaveText('1');
  await expect(fact(page, 'People', 'Errors')).toHaveText('0');

  const pages = page.getByRole('region', { name: 'Pages of this visit' });
  await expect(pages.getByRole('listitem').first()).toContainText('Dashboard');
  await expect(fact(page, 'Dashboard', 'Content is there', 3)).toHaveText(
    /^[\d,]+ ms (Good|Needs work|Poor)$/,
  );
  await expect(pages).toContainText('People');
  await expect(pages).not.toContainText('Noor');
  expect(asked.filter((url) => /sentry|envelope/.test(url))).toEqual([]);
});

test('RL4 where reporting is on, what a visit took is sent when it is left, and nothing of the person', async ({
  server,
  page,
}) => {
  const reports = await collectReports(page, server.origin);
  const followed = page.waitForResponse(/visit-timings/);
  await page.goto(`${server.origin}/dashboard`);
  await followed;
  await visitApps(page, server.origin);
  // What a browser says of a tab that is left; Playwright cannot see what a page sends that is gone.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const messages = () => reports.map(({ message }) => message);
  await expect.poll(messages).toContain('Timings of people');
  await expect.poll(messages).toContain('Web vitals of /dashboard');
  const sent = reports.find(({ message }) => message === 'Timings of people');
  expect(sent?.contexts.observability).toMatchObject({
    remote: { name: 'people', version: '0.1.0' },
    summary: {
      outcome: 'component-loaded',
      phases: { loadRemote: { status: 'success', duration: expect.any(Number) as unknown } },
    },
  });
  const text = JSON.stringify(reports);
  expect(text).not.toMatch(/Noor|\/people\/(?!:personId)\w/);
  expect(reports.filter((report) => 'user' in report)).toEqual([]);
});
