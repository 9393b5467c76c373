import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Deployment } from '../fixtures/deployment.ts';
import { test as base, expect } from '../fixtures/evergift.ts';
import {
  cachedReleases,
  expectNewVersion,
  lookForNewVersion,
  newVersionNotice,
  waitUntilCached,
} from '../fixtures/release-cache.ts';
import { signInToDemo } from '../fixtures/steps.ts';

const test = base.extend<{ deployment: Deployment }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  deployment: async ({}, use) => {
    const deployment = await Deployment.copyOf(await mkdtemp(join(tmpdir(), 'evergift-apps-')));
    await use(deployment);
    await deployment.remove();
  },
});
test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

const first = 'search people...';
const second = 'search everybody...';
const third = 'search whoever...';

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'People', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
}

test('an open page keeps its version when an app is deployed, and a reload brings the new one whole', async ({
  deployment,
  page,
  startEvergift,
}) => {
  const server = await startEvergift({ demo: true, apps: deployment.folder });
  await signInToDemo(page, server.origin);
  await waitUntilCached(page);

  await test.step('the page that is open goes on with the app as it was', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await deployment.deploy('people', first, second);
    await expectNewVersion(page);
    await openPeople(page);
    await expect(page.getByPlaceholder(first)).toBeVisible();
    expect(await cachedReleases(page)).toHaveLength(2);
  });

  await test.step('its notice takes the new version, and the old one is removed', async () => {
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByPlaceholder(second)).toBeVisible();
    await expect(newVersionNotice(page)).toBeHidden();
  });

  await test.step('a deployment that contradicts its list is refused', async () => {
    await deployment.deploy('people', second, third);
    await deployment.damage('people', third, 'search nobody...');
    await page.reload();
    await expect(page.getByPlaceholder(second)).toBeVisible();
    await lookForNewVersion(page);
    await page.reload();
    await expect(page.getByPlaceholder(second)).toBeVisible();
    await expect(newVersionNotice(page)).toBeHidden();
  });

  await test.step('and a reload alone brings what is deployed right', async () => {
    await deployment.deploy('people', 'search nobody...', third);
    await page.reload();
    await expect(page.getByPlaceholder(third)).toBeVisible();
  });

  await test.step('without the server it is still there', async () => {
    await server.stop();
    await page.reload();
    await expect(page.getByPlaceholder(third)).toBeVisible();
  });
});

test('a worker can be taken out of people’s browsers with all that it kept', async ({
  deployment,
  page,
  startEvergift,
}) => {
  const server = await startEvergift({ demo: true, apps: deployment.folder });
  await signInToDemo(page, server.origin);
  await waitUntilCached(page);

  const shell = fileURLToPath(new URL('../../apps/shell', import.meta.url));
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const folder = join(deployment.folder, 'retired');
  const words = ['build', '-c', 'vite.service-worker.config.ts', '--outDir', folder];
  const environment = { ...process.env, EVERGIFT_SERVICE_WORKER: 'retired' };
  const build = spawnSync(process.execPath, [vite, ...words], { cwd: shell, env: environment });
  expect(build.status, String(build.stderr)).toBe(0);
  await deployment.replaceWorker(join(folder, 'service-worker.js'));

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()), { timeout: 20_000 })
    .toBe('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
});
