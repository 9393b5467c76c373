import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { chooseOption, signInToDemo } from '../fixtures/steps.ts';

test('LC1 LC2 euro and Germany: typed, shown, reviewed, saved, reloaded, and on another device', async ({
  startEvergift,
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const { origin } = await startEvergift({ demo: true });
  const other = await (await browser.newContext()).newPage();
  await signInToDemo(other, origin, '/events/christmas');
  await expect(other.getByText('$198.00', { exact: true })).toBeVisible();

  await signInToDemo(page, origin, '/profile');
  await page.getByRole('button', { name: 'Change currency or region' }).click();
  await chooseOption(page, page.getByRole('combobox', { name: 'Currency' }), 'Euro');
  await page.getByRole('button', { name: 'Change currency', exact: true }).click();
  // A driver types into what lies behind a dialog; the list that opens there goes with the dialog.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await chooseOption(page, page.getByRole('combobox', { name: 'Region' }), 'Germany');
  await expect(page.getByText(/5 March 2025 · 12\.345,00\s€$/)).toBeVisible();
  // The other device follows, with its page open.
  await expect(other.getByText(/^198,00\s€$/)).toBeVisible();

  await goWithin(page, '/events/christmas');
  await page
    .getByRole('region', { name: 'Gift Tracker' })
    .getByRole('button', { name: /Add/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kite');
  await chooseOption(page, dialog.getByRole('combobox', { name: /Recipient/ }), 'Mum');
  await dialog.getByRole('button', { name: /optional fields/ }).click();
  await dialog.getByLabel(/Purchased cost/).fill('45,50');
  await dialog.getByRole('button', { name: 'Add Gift' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^45,50\s€$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^45,50\s€$/).first()).toBeVisible();
  await expect(other.getByText(/^45,50\s€$/).first()).toBeVisible();

  await goWithin(page, '/review');
  await page.getByRole('button', { name: 'Save: Spent by person' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await arriving).path(), 'utf8');
  expect(csv).toContain('"Spent (EUR)"');
  expect(csv).toMatch(/,\d+\.\d\d\r\n/);
});
