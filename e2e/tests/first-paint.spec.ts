import { expect, test } from '../fixtures/evergift.ts';
import { watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { watchViolations } from '../fixtures/violations.ts';

test('U3 a page is dark from its first paint for somebody who chose so, before its code has come', async ({
  context,
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const violations = await watchViolations(context);
  await page.addInitScript(() => localStorage.setItem('evergift.theme', 'dark'));
  await page.route('**/*.js', () => undefined);
  await page.goto(`${origin}/auth`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(violations.found).toEqual([]);
});

test('the landing page lays out what is far below when it comes near, and nothing moves on the way to Learn More', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const shifts = await watchLayoutShifts(page);
  await page.goto(origin);
  const closing = page.getByRole('heading', { level: 2 }).last();
  const isLaidOut = () =>
    closing.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.getByRole('link', { name: 'Learn More' }).first().click();
  await expect(page.locator('#features')).toBeInViewport();
  expect(await shifts.found()).toEqual([]);
  await closing.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
