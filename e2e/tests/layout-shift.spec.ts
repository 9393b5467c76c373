import { expect, test } from '../fixtures/evergift.ts';
import { watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { signInToDemo } from '../fixtures/steps.ts';

// With everything that moves, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Every route, and something that is there once it has loaded. */
const routes: readonly (readonly [path: string, loaded: string])[] = [
  ['/dashboard', 'Christmas'],
  ['/people', 'Noor Haddad'],
  ['/people/noor', 'Noor Haddad'],
  ['/events', 'Christmas'],
  ['/events/christmas', 'Christmas'],
  ['/giftItems', 'Japanese garden shears'],
  ['/profile', 'demo@example.com'],
  ['/review', 'Spent by month'],
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
      await expect(page.getByText(loaded).filter({ visible: true }).first()).toBeVisible();
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
  await expect(page.getByText('Christmas with everybody').first()).toBeVisible();
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
