import type { Page } from '@playwright/test';
import { demoDocuments } from '../../tools/serve/src/demo/documents.ts';
import { makeAccount } from '../fixtures/account.ts';
import type { Account } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { signIn } from '../fixtures/steps.ts';

/** What day it is in the pictures, for the data as for the pages. */
const today = new Date('2026-11-20T12:00:00');

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 720 };
/** In the dark the phone suffices: what differs is colour. */
const sizes = { light: [phone, desktop], dark: [phone] };

const pages: readonly [name: string, path: string, heading: string][] = [
  ['dashboard', '/dashboard', 'Dashboard'],
  ['people', '/people', 'People'],
  ['person', '/people/noor', 'Noor Haddad'],
  ['events', '/events', 'Events'],
  ['event', '/events/christmas', 'Christmas with everybody'],
  ['gifts', '/giftItems', 'Gift Items'],
  ['profile', '/profile', 'Profile'],
  ['review', '/review', 'Year in Review'],
];

/** Stores the demo's year around that day; the gifts one second apart, so that their order is known. */
async function storeDemo(account: Account, theme: string): Promise<void> {
  const documents = demoDocuments(today).map(({ path, fields }, index) => {
    const createdAt = new Date(today.getTime() - index * 1000);
    return [path, { ...fields, createdAt }] as const;
  });
  await account.store({ '': { id: account.uid, theme }, ...Object.fromEntries(documents) });
}

/** What differs by itself: each account has its own date and paper, each machine its own emoji. */
const masked: Readonly<Record<string, readonly string[]>> = {
  profile: ['time', 'main header [aria-hidden]'],
  people: ['[role=img] > [aria-hidden]'],
};

/** Compares what is in sight with the stored pictures, in every size; goes on when they differ. */
async function compare(page: Page, name: string, theme: 'light' | 'dark'): Promise<void> {
  for (const size of sizes[theme]) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const picture = `${name}-${theme}-${size.width}.png`;
    const mask = (masked[name] ?? []).map((selector) => page.locator(selector));
    await expect.soft(page).toHaveScreenshot(picture, { mask, maskColor: '#808080' });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`the pages look as they did, ${theme}`, async ({ startEvergift, page, request }) => {
    test.setTimeout(240_000);
    const { origin } = await startEvergift();
    const account = await makeAccount(request, origin, 'lina@example.com');
    await storeDemo(account, theme);
    await page.clock.setFixedTime(today);
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript((name) => localStorage.setItem('evergift.theme', name), theme);

    await page.goto(origin);
    await compare(page, 'landing', theme);
    await page.goto(`${origin}/auth`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await compare(page, 'auth', theme);

    await signIn(page, account.email, account.password);
    await page.waitForURL('**/dashboard');
    // Without the message of the sign-in.
    await page.reload();
    for (const [name, path, heading] of pages) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByText('Waiting for the network')).toBeHidden();
      await compare(page, name, theme);
    }
    await goWithin(page, '/dashboard');
    // In the bar, which does not scroll the page.
    await page.getByRole('navigation').getByRole('button', { name: 'Add Gift' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Gift Item' })).toBeVisible();
    await compare(page, 'dialog', theme);
  });
}
