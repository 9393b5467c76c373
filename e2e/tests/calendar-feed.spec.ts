import { axeFindings } from '../fixtures/axe-findings.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';

test('N4 N5 the profile gives an address that a calendar reads, renews it, and switches summaries on', async ({
  startEvergift,
  browser,
  request,
}) => {
  const { origin } = await startEvergift({ demo: true });
  const context = await browser.newContext({
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signInToDemo(page, origin, '/profile');
  const feed = page.getByRole('switch', { name: 'An address that keeps a calendar up to date' });
  await expect(feed).toBeEnabled();
  await feed.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Copied.', { exact: false })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const address = await copied();
  const read = await request.get(address);
  expect([read.status(), read.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT/);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText(address)).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);

  await page.getByRole('radio', { name: 'Weekly' }).click();
  await expect(page.getByText(/On Mondays at 8 o’clock/)).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await expect(feed).toBeChecked();

  await context.setOffline(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByText('An address that keeps a calendar up to date').click();
  await expect(
    page.getByText('Unable to change the calendar address.', { exact: false }),
  ).toBeVisible();
  await expect(feed).toBeChecked();
  await context.close();
});
