import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';
import { firstTimelineCard, signInToDemo } from '../fixtures/steps.ts';
import { tapWire } from '../fixtures/wire-tap.ts';

const everyCollection = ['events', 'giftItems', 'people'];

async function visitEveryPage(page: Page): Promise<void> {
  for (const [link, heading] of [
    ['People', 'People'],
    ['Events', 'Events'],
    ['Evergift, to the dashboard', 'Dashboard'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
}

test('F2 three listeners serve every page, after any number of navigations, in two tabs; none is left after signing out', async ({
  startEvergift,
  context,
  page,
}) => {
  const { origin } = await startEvergift({ demo: true });
  const wire = await tapWire(origin);
  await signInToDemo(page, wire.origin);
  await visitEveryPage(page);
  await visitEveryPage(page);
  await expect.poll(() => wire.listeners).toEqual(everyCollection);

  const second = await context.newPage();
  await second.goto(`${wire.origin}/giftItems`);
  await expect(second.getByRole('heading', { name: 'Gift Items', level: 1 })).toBeVisible();
  await visitEveryPage(second);
  await expect.poll(() => wire.listeners).toEqual(everyCollection);

  await second.close();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => wire.listeners).toEqual([]);
  await wire.close();
});

test('B4 a warm reload reads no document and the daily sync writes none when nothing is due', async ({
  startEvergift,
  page,
}) => {
  const { origin } = await startEvergift({ demo: true });
  const wire = await tapWire(origin);
  await signInToDemo(page, wire.origin);
  // The copy is in step with the server: only then is there something to go on from.
  await expect.poll(() => storedKeys(page, ':synced:')).toBe(4);
  expect(wire.documents).toBeGreaterThan(20);
  // A second sign-in of the same day finds every birthday event in its place.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes('birthday-sync')) localStorage.removeItem(key);
    }
  });

  const reload = async () => {
    wire.reset();
    await page.reload();
    await expect(firstTimelineCard(page)).toBeVisible();
    await expect.poll(() => wire.current).toBeGreaterThanOrEqual(3);
    await expect.poll(() => storedKeys(page, 'birthday-sync:')).toBe(1);
    return wire.documents;
  };
  // A page that is left at once may leave before the last answer has been stored.
  await expect.poll(reload).toBe(0);
  expect(wire.writes).toEqual([]);

  // What is counted as none above is seen when there is one.
  await page.getByRole('button', { name: 'Add Person' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Person' });
  await dialog.getByLabel('Name', { exact: true }).fill('Wanda');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect.poll(() => wire.writes).toEqual([expect.stringContaining('/people/')]);
  await wire.close();
});

const storedKeys = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    (text) => Object.keys(localStorage).filter((key) => key.includes(text)).length,
    part,
  );
