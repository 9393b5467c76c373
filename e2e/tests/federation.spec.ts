import type { Page } from '@playwright/test';
import { countRenderers } from '../fixtures/renderers.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { firstTimelineCard } from '../fixtures/steps.ts';
import { remotes } from '../fixtures/remotes.ts';

const unreachable = 'This page can’t be reached right now';

test('the dashboard does not wait for any remote', async ({ server, page }) => {
  for (const name of remotes) {
    await page.route(`${server.remoteOrigin(name)}/**`, () => undefined);
  }
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Event Timeline' })).toBeVisible();
  await expect(firstTimelineCard(page)).toBeVisible();
});

test('a remote that moved is found without a rebuild of the shell', async ({ server, page }) => {
  const manifest = await (await page.request.get(`${server.origin}/remotes.json`)).text();
  const moved = manifest.replace(server.remoteOrigin('people'), 'http://localhost:9');
  await page.route('**/remotes.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: moved }),
  );
  await page.goto(`${server.origin}/dashboard`);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible();
});

test('a modal whose app is down says so, and Retry opens it', async ({ server, page }) => {
  const gifts = `${server.remoteOrigin('gifts')}/**`;
  await page.route(gifts, (route) => route.abort('connectionrefused'));
  await page.goto(`${server.origin}/dashboard`);
  await page.getByRole('button', { name: 'Add Gift' }).first().click();
  const failure = page.getByRole('dialog', { name: 'This did not load' });
  await expect(failure).toBeVisible();
  await page.unroute(gifts);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Gift Item' })).toBeVisible();
});

test('one React, one router and one data package serve the shell and all remotes', async ({
  server,
  page,
}) => {
  const scripts = followScripts(page);
  await countRenderers(page);
  await page.goto(`${server.origin}/dashboard`);
  for (const [link, heading] of [
    ['People', 'People'],
    ['Events', 'Events'],
    ['Profile', 'Profile'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto(`${server.origin}/giftItems`);
  await expect(page.getByRole('heading', { name: 'Gift Items' })).toBeVisible();

  expect(await page.evaluate(() => Reflect.get(globalThis, 'renderers'))).toHaveLength(1);
  const texts = new Map(await Promise.all([...scripts].map((address) => textOf(page, address))));
  const holders = (mark: string) =>
    [...texts].filter(([, text]) => text.includes(mark)).map(([address]) => address);
  for (const mark of [
    'onRecoverableError',
    'useRoutes() may be used only in the context of a <Router> component.',
    'firebaseLocalStorageDb',
    'google.firestore.v1.Firestore',
  ]) {
    const found = holders(mark);
    expect(found, mark).toHaveLength(1);
    expect(found[0]).toContain(server.origin);
  }
});

/** Follows the addresses of every script that the page loads. */
function followScripts(page: Page): Set<string> {
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') addresses.add(response.url());
  });
  return addresses;
}

/** Asked for again: a browser forgets the answers of a page that was left. */
async function textOf(page: Page, address: string): Promise<[address: string, text: string]> {
  return [address, await (await page.request.get(address)).text()];
}
