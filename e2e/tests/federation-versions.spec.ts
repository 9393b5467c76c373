import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { events } from '../fixtures/failures.ts';
import { buildSample, serveInstead } from '../fixtures/other-remote.ts';
import { countRenderers } from '../fixtures/renderers.ts';
import { collectReports } from '../fixtures/reports.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const refused = 'This page does not fit yet';

/** Hooks, live data, the host, the router and a modal work: all of it is the shell's own. */
async function worksInTheShell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sample' })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* people$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await page.getByRole('button', { name: 'Notify' }).click();
  await expect(page.getByText('Sample says hello')).toBeVisible();
  await page.getByRole('button', { name: 'Open modal' }).click();
  await expect(page.getByRole('dialog', { name: 'Sample modal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The versions of React that any app offers in the page, and how many renderers are at work. */
const reactsIn = (page: Page): Promise<{ versions: string[]; renderers: number }> =>
  page.evaluate(() => {
    type Scopes = Record<string, Record<string, Record<string, object>>>;
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as {
      __INSTANCES__: { shareScopeMap: Scopes }[];
    };
    const versions = instances.flatMap(({ shareScopeMap }) =>
      Object.keys(shareScopeMap['default']?.['react'] ?? {}),
    );
    const renderers = Reflect.get(globalThis, 'renderers') as unknown[];
    return { versions: [...new Set(versions)], renderers: renderers.length };
  });

const installedReact = async (): Promise<string> =>
  (await import('react/package.json', { with: { type: 'json' } })).default.version;

async function openSkewed(
  page: Page,
  origin: string,
  needs: Record<string, string>,
  testInfo: TestInfo,
): Promise<() => Promise<void>> {
  await countRenderers(page);
  const folder = testInfo.outputPath('built');
  await buildSample(folder, needs);
  return serveInstead(page, origin, folder);
}

test('a remote of another contract is refused by name, and only that page', async ({
  server,
  page,
}, testInfo) => {
  await openSkewed(page, server.remoteOrigin('people'), {}, testInfo);
  await page.route(`${server.remoteOrigin('people')}/assets/remote-*.js`, async (route) => {
    const folder = testInfo.outputPath('built');
    const script = await readFile(join(folder, new URL(route.request().url()).pathname), 'utf8');
    const body = script.replace(/contract:3\b/, 'contract:4');
    expect(body).not.toBe(script);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ body, headers, contentType: 'text/javascript' });
  });
  await page.goto(`${server.origin}/people`);
  await expect(page.getByRole('alert')).toContainText(
    "The app 'people' speaks contract 4 and this shell 3: deploy the older of the two.",
  );
  await events.open(page);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
});

test('a remote that needs an older minor version gets the shell’s one React', async ({
  server,
  page,
}, testInfo) => {
  const older = { react: '19.0.0', 'react-dom': '19.0.0', '@evergift/data': '0.0.1' };
  await openSkewed(page, server.remoteOrigin('people'), older, testInfo);
  await page.goto(`${server.origin}/people`);
  await worksInTheShell(page);
  await expect(page).toHaveTitle('Sample · Evergift');
  expect(await reactsIn(page)).toEqual({ versions: [await installedReact()], renderers: 1 });
});

test('a remote that needs a newer minor version is refused by name, and only that page', async ({
  server,
  page,
}, testInfo) => {
  const reports = await collectReports(page, server.origin);
  const takeBack = await openSkewed(
    page,
    server.remoteOrigin('people'),
    { react: '19.99.0' },
    testInfo,
  );
  await page.goto(`${server.origin}/people`);
  await expect(page.getByText(refused)).toBeVisible();
  const reason = `The app 'people' needs react ^19.99.0, and this shell has ${await installedReact()}: deploy the older of the two.`;
  await expect(page.getByRole('alert')).toContainText(reason);
  expect(await reactsIn(page)).toEqual({ versions: [await installedReact()], renderers: 1 });
  await events.open(page);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect.poll(() => reports.map(({ tags }) => tags.area)).toEqual(['people']);

  await page.goBack();
  await expect(page.getByText(refused)).toBeVisible();
  await takeBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
});
