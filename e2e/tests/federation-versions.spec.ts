import type { Page, TestInfo } from '@playwright/test';
import { buildSample, serveInstead } from '../fixtures/other-remote.ts';
import { countRenderers } from '../fixtures/renderers.ts';
import { expect, test } from '../fixtures/signed-in.ts';

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
