import { expect, test } from '../fixtures/evergift.ts';
import { firstTimelineCard, signInToDemo } from '../fixtures/steps.ts';

test('a network that hangs is soon taken for none: everything is shown, and changes wait', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await page.clock.install();
  await signInToDemo(page, origin);
  await expect(firstTimelineCard(page)).toBeVisible();

  await page.route(/googleapis\.com|google\.firestore/, () => undefined);
  const asked = page.waitForRequest(/accounts:lookup/);
  await page.goto(`${origin}/people`);
  await asked;
  await page.clock.fastForward(5000);
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add Person' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Ida');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByRole('heading', { name: 'Ida' })).toBeVisible();
  await expect(page.getByText('Waiting for the network')).toBeVisible();
});
