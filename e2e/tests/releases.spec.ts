import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/evergift.ts';
import { expectNewVersion, newVersionNotice, waitUntilCached } from '../fixtures/release-cache.ts';
import { Releases } from '../fixtures/releases.ts';
import { signInToDemo } from '../fixtures/steps.ts';

const first = 'search people...';
const second = 'search everybody...';

const test = base.extend<{ releases: Releases }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  releases: async ({}, use) => {
    const releases = await Releases.create();
    await use(releases);
    await releases.remove();
  },
});
test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

const name = (page: Page) => page.getByRole('dialog', { name: 'Add Person' }).getByLabel(/^Name/);
const added = (page: Page) => page.getByRole('row', { name: /Half typed/ });
const openPeople = (page: Page) =>
  page.getByRole('link', { name: 'People', exact: true }).first().click();

test('RL1 a build is taken back while a tab is open and a form half filled in: both go on', async ({
  releases,
  page,
  startEvergift,
}) => {
  await releases.upload('people', first, second);
  await releases.release('people', '--to', '9.9.9');
  const server = await startEvergift({ demo: true, releases: releases.folder });
  await signInToDemo(page, server.origin);
  await waitUntilCached(page);
  await openPeople(page);
  await expect(page.getByPlaceholder(second)).toBeVisible();
  await page.getByRole('button', { name: 'Add Person' }).first().click();
  await name(page).fill('Half ty');

  await releases.release('people', '--to', '0.1.0');
  await expectNewVersion(page);

  await test.step('a new tab gets the build of before', async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.origin}/people`);
    await expect(other.getByPlaceholder(first)).toBeVisible();
    await other.close();
  });

  await test.step('the open one keeps its build and what was typed, and saves it', async () => {
    await expect(name(page)).toHaveValue('Half ty');
    await name(page).fill('Half typed');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Half typed' })).toBeVisible();
    await openPeople(page);
    await expect(added(page)).toBeVisible();
    // A change without an answer is sent again after the reload.
    await expect(added(page)).not.toContainText('Waiting for the network');
    await expect(page.getByPlaceholder(second)).toBeVisible();
  });

  await test.step('a reload takes the build of before, also without the server', async () => {
    await page.reload();
    await expect(page.getByPlaceholder(first)).toBeVisible();
    await expect(added(page)).toBeVisible();
    await server.stop();
    await page.reload();
    await expect(page.getByPlaceholder(first)).toBeVisible();
    await expect(added(page)).toBeVisible();
  });
});

test('RL2 a build that fails on a device is given up there, without a network and without a deploy', async ({
  releases,
  page,
  startEvergift,
}) => {
  const build = await releases.upload('people', first, "${(() => { throw new Error('torn') })()}");
  await releases.release('people', '--to', '9.9.9', '--share', '50');
  const device = await releases.deviceOf('people', build);
  await page.addInitScript((id) => localStorage.setItem('evergift.device', id), device);
  const server = await startEvergift({ demo: true, releases: releases.folder });
  await signInToDemo(page, server.origin);
  await waitUntilCached(page);
  await server.stop();

  const broken = page.getByText('Oops! Something went wrong');
  await openPeople(page);
  await expect(broken).toBeVisible();
  await page.reload();
  await expect(broken).toBeVisible();
  await expect(newVersionNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByPlaceholder(first)).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder(first)).toBeVisible();

  await page.goto(`${server.origin}/about`);
  const card = page.getByRole('listitem').filter({ hasText: 'People' });
  await expect(card).toContainText(`Build ${build} (9.9.9) was given up on this device`);
  await expect(card).toContainText('something failed in 2 of 2 visits');
});
