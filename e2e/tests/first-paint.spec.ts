import { expect, test } from '../fixtures/evergift.ts';
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
