import type { Browser, BrowserContext, Page } from '@playwright/test';
import { appPages } from '../fixtures/remotes.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { cachedTexts, stopWorker, waitUntilCached } from '../fixtures/release-cache.ts';
import { chooseOption, fillDate, leave, signInToDemo, waitUntilSaved } from '../fixtures/steps.ts';
import { inDays } from '../fixtures/calendar.ts';
import { watchViolations } from '../fixtures/violations.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

const pages = [['/dashboard', 'Dashboard'], ...appPages] as const;

/** Signs in and stays at the dashboard until everything is kept: one visit, of one page. */
async function visitOnce(page: Page, origin: string): Promise<void> {
  await signInToDemo(page, origin);
  await waitUntilCached(page);
  await waitUntilSaved(page);
}

async function openAsDemo(browser: Browser, origin: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInToDemo(page, origin, path);
  return page;
}

/** The path of a record's own page, read from its list. */
async function recordPath(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name }).first();
  return (await link.getAttribute('href')) ?? '';
}

/** Opens a dialog, which nobody did before, and closes it. */
async function lookInto(page: Page, button: RegExp, dialog: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('after one visit everything opens without the server, and what is changed arrives once', async ({
  browser,
  startEvergift,
}) => {
  const server = await startEvergift({ demo: true });
  const { origin } = server;
  const context = await browser.newContext({ baseURL: origin });
  const violations = await watchViolations(context);
  let page = await context.newPage();
  await visitOnce(page, origin);
  await server.stop();

  await test.step('each page opens, a list and a record by their address (R1, R2)', async () => {
    for (const [index, [path, heading]] of pages.entries()) {
      // The worker answers every address of the host alike, and every file of an app.
      if (index < 2) await page.goto(path);
      else await goWithin(page, path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
    await goWithin(page, '/people');
    const person = await recordPath(page, 'Noor Haddad');
    await goWithin(page, '/events');
    const event = await recordPath(page, 'Christmas');
    await page.goto(person);
    await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await page.goto(event);
    await expect(page.getByRole('heading', { name: 'Christmas' })).toBeVisible();
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('with its fonts', async () => {
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.join()).toMatch(/Figtree/);
    expect(loaded.join()).toMatch(/Fraunces/);
  });

  await test.step('each dialog opens; a person, an event and a gift are added, and wait', async () => {
    await addOffline(page);
    await expect(page.getByText(/Waiting for the network.*changes? will be sent/)).toBeVisible();
  });

  await test.step('they are there when the tab is closed and opened again', async () => {
    await leave(page);
    await page.close();
    page = await context.newPage();
    await page.goto('/people');
    await expect(page.getByRole('row', { name: /Offline Olga/ })).toBeVisible();
    await expect(page.getByText(/Waiting for the network.*changes? will be sent/)).toBeVisible();
    await goWithin(page, '/events');
    await expect(page.getByRole('row', { name: /Offline dinner/ })).toBeVisible();
    await goWithin(page, '/giftItems');
    await expect(page.getByRole('row', { name: /Offline lamp/ })).toBeVisible();
  });

  await test.step('and arrive once when the server is back', async () => {
    await startEvergift({ port: Number(new URL(origin).port) });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // The notice, not the note of each row that waits.
    await expect(page.getByText(/Waiting for the network.*changes? will be sent/)).toBeHidden({
      timeout: 60_000,
    });
    const other = await openAsDemo(browser, origin, '/people');
    await expect(other.getByRole('row', { name: /Offline Olga/ })).toHaveCount(1);
    await goWithin(other, '/events');
    await expect(other.getByRole('row', { name: /Offline dinner/ })).toHaveCount(1);
    await goWithin(other, '/giftItems');
    await expect(other.getByRole('row', { name: /Offline lamp/ })).toHaveCount(1);
  });

  await test.step('nothing of the user is among what is kept, signed in or not', async () => {
    const kept = await cachedTexts(page);
    expect(kept.size).toBeGreaterThan(100);
    for (const [address, text] of kept) {
      expect(address).toMatch(/\/\.offline\/|\.(js|css|json|webmanifest|html|woff2|svg|txt)$/);
      expect(text).not.toMatch(/Offline Olga|Noor Haddad|demo@example\.com/);
    }
  });
  expect(violations.found).toEqual([]);
});

async function addOffline(page: Page): Promise<void> {
  await goWithin(page, '/people');
  await lookInto(page, /^Edit/, 'Edit Person');
  await page.getByRole('button', { name: 'Add Person' }).first().click();
  const person = page.getByRole('dialog', { name: 'Add Person' });
  await person.getByLabel('Name', { exact: true }).fill('Offline Olga');
  await person.getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByRole('heading', { name: 'Offline Olga' })).toBeVisible();

  await goWithin(page, '/events');
  await lookInto(page, /^Edit/, 'Edit Event');
  await page.getByRole('button', { name: 'Create Event' }).first().click();
  const event = page.getByRole('dialog', { name: 'Add Event' });
  await event.getByLabel('Title').fill('Offline dinner');
  await fillDate(page, 'Date', inDays(5));
  await chooseOption(page, event.getByRole('combobox', { name: 'Participants' }), 'Offline Olga');
  await event.getByLabel('Budget').fill('40');
  await event.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByRole('heading', { name: 'Offline dinner' })).toBeVisible();

  await goWithin(page, '/giftItems');
  await lookInto(page, /^Edit/, 'Edit Gift Item');
  await page.getByRole('button', { name: 'Add Gift' }).first().click();
  const gift = page.getByRole('dialog', { name: 'Add Gift Item' });
  await gift.getByLabel('Name').fill('Offline lamp');
  await chooseOption(page, gift.getByRole('combobox', { name: 'Recipient' }), 'Offline Olga');
  await gift.getByRole('button', { name: 'Add Gift' }).click();
  await expect(page.getByRole('row', { name: /Offline lamp/ })).toBeVisible();
}

test('a page from an origin for each app goes on when the network goes, into apps and dialogs it never loaded', async ({
  context,
  page,
  startEvergift,
}) => {
  const server = await startEvergift({ demo: true, origins: true });
  const violations = await watchViolations(context);
  await visitOnce(page, server.origin);
  await goOffline(context, page);
  await walkThrough(page);
  await stopWorker(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto(`${server.origin}/people`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Edit Person' })).toBeVisible();
  expect(violations.found).toEqual([]);
});

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await stopWorker(page);
  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
}

async function walkThrough(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Add Gift' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Gift Item' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const heading of ['People', 'Events', 'Profile']) {
    await page.getByRole('link', { name: heading, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
}
