import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/evergift.ts';
import { cachedTexts, expectNewVersion, waitUntilCached } from '../fixtures/release-cache.ts';
import { servePreview } from '../fixtures/preview-site.ts';
import type { PreviewSite } from '../fixtures/preview-site.ts';
import { signInToDemo } from '../fixtures/steps.ts';

const deployed = 'search people...';
const changed = 'search the preview...';

const test = base.extend<{ preview: PreviewSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  preview: async ({}, use) => {
    const site = await servePreview('people', deployed, changed);
    await use(site);
    await site.close();
  },
});
test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

const banner = (page: Page) => page.getByRole('region', { name: 'Preview' });
const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The preview was not opened.' });
const isServedByWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

test('RL3 a build of one app elsewhere is opened in the shell that is deployed, where it allows so', async ({
  preview,
  page,
  startEvergift,
}) => {
  const before = await startEvergift({ demo: true });
  const { origin } = before;
  const question = `/people?preview=people@${preview.origin}/mf-manifest.json`;
  await signInToDemo(page, origin);
  await waitUntilCached(page);

  await test.step('nothing allows it unless config.json does', async () => {
    await page.goto(origin + question);
    await expect(refusal(page)).toContainText('Previews are off here.');
    await expect(page.getByPlaceholder(deployed)).toBeVisible();
  });

  await test.step('it is in the place of the deployed one, past a worker of before', async () => {
    await before.stop();
    const port = Number(new URL(origin).port);
    await startEvergift({ port, previews: [preview.origin] });
    await expectNewVersion(page);
    await page.goto(origin + question);
    await expect(banner(page)).toContainText('This link asks for a preview of People');
    await expect(page.getByPlaceholder(deployed)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Open preview' }).click();
    await expect(page.getByPlaceholder(changed)).toBeVisible();
    await expect(banner(page)).toContainText(
      `People is a preview from ${new URL(preview.origin).host}`,
    );
    expect(page.url()).toBe(`${origin}/people`);
    expect(await isServedByWorker(page)).toBe(true);
  });

  await test.step('it stays over a reload; the other apps and what is kept are as ever', async () => {
    await page.reload();
    await expect(page.getByPlaceholder(changed)).toBeVisible();
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    await page.goto(`${origin}/about`);
    const card = page.getByRole('listitem').filter({ hasText: new URL(preview.origin).host });
    await expect(card.getByText('Preview', { exact: true })).toBeVisible();
    await expect(card).toContainText('9.9.9');
    const kept = await cachedTexts(page);
    expect([...kept.keys()].filter((address) => address.startsWith(preview.origin))).toEqual([]);
    expect([...kept.values()].filter((text) => text.includes(changed))).toEqual([]);
  });

  await test.step('other tabs have none, and it can be left', async () => {
    const other = await page.context().newPage();
    await other.goto(`${origin}/people`);
    await expect(other.getByPlaceholder(deployed)).toBeVisible();
    await other.close();
    await page.goto(`${origin}/people`);
    await banner(page).getByRole('button', { name: 'Leave preview' }).click();
    await expect(page.getByPlaceholder(deployed)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('an origin that is not listed is refused by name, and nothing comes from there', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    const elsewhere = 'http://elsewhere.localhost:9';
    await page.goto(`${origin}/people?preview=people@${elsewhere}/mf-manifest.json`);
    await expect(refusal(page)).toContainText(`${elsewhere}, which config.json does not list`);
    await expect(page.getByPlaceholder(deployed)).toBeVisible();
    expect(asked).not.toContain('elsewhere.localhost:9');
  });
});
