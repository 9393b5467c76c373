import type { Page, TestInfo } from '@playwright/test';
import { events } from '../fixtures/failures.ts';
import { buildRemoteNeeding, remoteFile, serveInstead } from '../fixtures/other-remote.ts';
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
  await expect(page.getByText('Told by contract 2')).toBeVisible();
  await page.getByRole('button', { name: 'Open modal' }).click();
  await expect(page.getByRole('dialog', { name: 'Modal of contract 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** remotes.json as a shell of contract 2 had it: nothing of what the app contributes. */
async function describeAsContract2(page: Page, name: string): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    const { remotes } = (await answer.json()) as { remotes: { name: string }[] };
    for (const remote of remotes) {
      if (remote.name === name) Reflect.deleteProperty(remote, 'contributions');
    }
    await route.fulfill({ response: answer, json: { remotes } });
  });
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
): Promise<void> {
  await countRenderers(page);
  const folder = testInfo.outputPath('built');
  await buildRemoteNeeding(needs, folder);
  await serveInstead(page, origin, folder);
}

test('a remote built against the contract before works in the shell of today', async ({
  server,
  page,
}) => {
  await serveInstead(page, server.remoteOrigin('people'), remoteFile('contract-2/built'));
  await describeAsContract2(page, 'people');
  await page.goto(`${server.origin}/people`);
  await worksInTheShell(page);
  const bar = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(bar.getByRole('link', { name: 'Events' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'People' })).toBeHidden();
  await expect(page).toHaveTitle('Sample of contract 2 · Evergift');
  await page.goto(`${server.origin}/about`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'people' }) });
  await expect(card).toBeVisible();
  await page.goBack();
  await worksInTheShell(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('About Evergift');
  await page.getByRole('menuitem', { name: 'About Evergift', exact: true }).click();
  await expect(card).toContainText('0.0.2');
  await expect(card.getByText('Contract')).toBeVisible();
});

test('a remote that needs an older minor version gets the shell’s one React', async ({
  server,
  page,
}, testInfo) => {
  const older = { react: '19.0.0', 'react-dom': '19.0.0', '@evergift/data': '0.0.1' };
  await openSkewed(page, server.remoteOrigin('people'), older, testInfo);
  await page.goto(`${server.origin}/people`);
  await worksInTheShell(page);
  expect(await reactsIn(page)).toEqual({ versions: [await installedReact()], renderers: 1 });
});

test('a remote that needs a newer minor version is refused by name, and only that page', async ({
  server,
  page,
}, testInfo) => {
  const reports = await collectReports(page, server.origin);
  await openSkewed(page, server.remoteOrigin('people'), { react: '19.99.0' }, testInfo);
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
  await page.unroute(`${server.remoteOrigin('people')}/**`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
});
