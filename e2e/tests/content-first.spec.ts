import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { manyDocuments } from '../fixtures/many.ts';
import { measureScreen } from '../fixtures/screen-figures.ts';
import type { ScreenFigures } from '../fixtures/screen-figures.ts';

/** Every page with a list, and what counts as its rows. */
const pages: readonly (readonly [path: string, rows: string])[] = [
  ['/dashboard', 'main [aria-label="Next up"] [data-row], main [data-row]'],
  ['/people', 'main [data-row]'],
  ['/events', 'main [data-row]'],
  ['/giftItems', 'main [data-row]'],
  ['/people/p3', 'main [aria-label="Gift Items"] [data-row]'],
  ['/events/e23', 'main [aria-label="Plan"] > li'],
];

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Where the first row may begin at most, by width and page, in pixels from the page's top. */
const firstRowAt: Record<number, Record<string, number>> = {
  320: {
    '/dashboard': 300,
    // Its actions, with the import among them, have a line of their own.
    '/people': 350,
    '/events': 320,
    '/giftItems': 320,
    '/people/p3': 380,
    '/events/e23': 380,
  },
  390: {
    '/dashboard': 300,
    '/people': 300,
    '/events': 300,
    '/giftItems': 300,
    '/people/p3': 300,
    '/events/e23': 300,
  },
  1440: { '/people': 400, '/events': 400, '/giftItems': 450 },
};

/** The height that the middle one of a phone's rows may have at most, by width: two lines, at 320 px perhaps three. */
const rowHeightAt: Record<number, number> = { 320: 90, 390: 80 };

async function show(page: Page, origin: string, path: string, rows: string) {
  if (page.url().startsWith(origin)) await goWithin(page, path);
  else await page.goto(origin + path);
  await expect(page.locator(rows).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const line = (path: string, width: number, figures: ScreenFigures) =>
  `| ${path} | ${width} | ${Object.values(figures).join(' | ')} |`;

test('on a phone content comes before controls: 12 people, 24 gifts', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(180_000);
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'twelve@example.com');
  await account.store(manyDocuments({ people: 12, events: 24, gifts: 24 }));
  const desktop = await browser.newPage();
  const phone = await browser.newPage({ hasTouch: true, isMobile: true });
  for (const page of [desktop, phone]) await openSignedIn(page, origin, account);

  for (const viewport of sizes) {
    const page = viewport.width < 768 ? phone : desktop;
    await page.setViewportSize(viewport);
    for (const [path, rows] of pages) {
      await show(page, origin, path, rows);
      const figures = await measureScreen(page, rows);
      console.log(line(path, viewport.width, figures));
      const said = line(path, viewport.width, figures);
      const lowest = firstRowAt[viewport.width]?.[path];
      if (lowest) expect.soft(figures.firstRow, said).toBeLessThanOrEqual(lowest);
      const tallest = rowHeightAt[viewport.width];
      if (!tallest || path === '/dashboard') continue;
      expect.soft(figures.rowHeight, said).toBeGreaterThanOrEqual(64);
      expect.soft(figures.rowHeight, said).toBeLessThanOrEqual(tallest);
    }
  }
  for (const page of [phone, desktop]) await page.context().close();
});
