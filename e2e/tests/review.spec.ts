import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';
import { watchViolations } from '../fixtures/violations.ts';

/** What belongs to the page alone: its app, and the figures of years. */
const ofReview = (path: string) =>
  /\/remotes\/review\/|\/open-review|\/review-page|-plot/.test(path);

/** Saves something of a plot; the file's name and content. */
async function save(page: Page, title: string, what: string) {
  await page.getByRole('button', { name: `Save: ${title}` }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: what }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('Y1 Y2 a year at a glance, on a phone: found from the dashboard, another year, table, CSV and picture', async ({
  startEvergift,
  context,
  page,
}) => {
  test.setTimeout(90_000);
  const { origin } = await startEvergift({ demo: true });
  const violations = await watchViolations(context);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDemo(page, origin);
  const link = page.getByRole('main').getByRole('link', { name: 'Year in Review' });
  await expect(link).toBeVisible();
  expect(fetched.filter(ofReview), 'nothing of it on another page').toEqual([]);

  await link.click();
  await expect(page).toHaveTitle('Year in Review · Evergift');
  const months = page.getByRole('img', { name: /^Spent by month/ });
  await expect(months).toHaveAccessibleDescription(/^\$[\d,.]+ in all\. .*[A-Z][a-z]+ \$[\d,.]+/);
  expect(fetched.filter(ofReview).length).toBeGreaterThan(1);

  const lastYear = String(new Date().getFullYear() - 1);
  await page.getByRole('button', { name: /Year$/ }).click();
  await page.getByRole('option', { name: lastYear }).click();
  await expect(page).toHaveURL(new RegExp(`year=${lastYear}$`));
  await page.reload();
  const plot = page.getByRole('img', { name: `Spent by person, ${lastYear}` });
  await expect(plot).toBeVisible();

  await page.getByRole('button', { name: 'Table: Spent by person' }).click();
  const table = page.getByRole('table', { name: `Spent by person, ${lastYear}` });
  const cells = await table.getByRole('row').nth(1).locator('th, td').allTextContents();
  const [name = '', presents = '', amount = ''] = cells;
  await page.getByRole('button', { name: 'Plot: Spent by person' }).click();
  await expect(plot).toHaveAccessibleDescription(
    new RegExp(`^\\$[\\d,.]+ in all\\. ${name} \\${amount}`),
  );

  const csv = await save(page, 'Spent by person', 'Save as CSV');
  expect(csv.name).toBe(`evergift-${lastYear}-spent-by-person.csv`);
  const [heading, first] = csv.content.toString('utf8').replace('\uFEFF', '').split('\r\n');
  expect(heading).toBe('"Person","Presents","Spent"');
  expect(first).toBe(`"${name}",${presents},${amount.replace(/[$,]/g, '')}`);

  const picture = await save(page, 'Spent by month', 'Save as picture');
  expect(picture.name).toBe(`evergift-${lastYear}-spent-by-month.png`);
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.readUInt32BE(16)).toBe(1600);
  // An empty picture of that size has a few hundred bytes.
  expect(picture.content.length).toBeGreaterThan(10_000);
  expect(violations.found).toEqual([]);
});
