import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';
import { watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { firstTimelineCard, signInToDemo } from '../fixtures/steps.ts';

// With everything that moves, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const words = (shown: string) => (page: Page) =>
  page.getByText(shown).filter({ visible: true }).first();

/** Every route, and something that is there once it has loaded. */
const routes: readonly (readonly [path: string, loaded: (page: Page) => Locator])[] = [
  ['/dashboard', firstTimelineCard],
  ['/people', words('Noor Haddad')],
  ['/people/noor', words('Noor Haddad')],
  ['/events', words('Christmas')],
  ['/events/christmas', words('Christmas')],
  ['/giftItems', words('Japanese garden shears')],
  ['/profile', words('demo@example.com')],
  ['/review', words('Spent by month')],
  // The shell and every app.
  ['/about', (page) => page.getByText('Available').nth(6)],
];

for (const width of [390, 1440]) {
  test(`nothing moves by itself while a page loads, ${width} px wide (CLS 0)`, async ({
    startEvergift,
    page,
  }) => {
    const { origin } = await startEvergift({ demo: true });
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await shifts.found(), 'the landing page').toEqual([]);
    for (const [index, [path, loaded]] of routes.entries()) {
      if (index === 0) await signInToDemo(page, origin, path);
      else await page.goto(`${origin}${path}`);
      await expect(loaded(page)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await shifts.found(), path).toEqual([]);
    }
  });
}

test('nothing moves when the notice that the network is away comes and goes', async ({
  startEvergift,
  page,
}) => {
  const { origin } = await startEvergift({ demo: true });
  const shifts = await watchLayoutShifts(page);
  await signInToDemo(page, origin);
  await expect(firstTimelineCard(page)).toBeVisible();
  const notice = page.getByText('Waiting for the network');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden({ timeout: 30_000 });
  expect(await heading.boundingBox()).toEqual(before);
  expect(await shifts.found()).toEqual([]);
});
