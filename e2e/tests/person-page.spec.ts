import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';

test('O8 O11 O12 a person’s page says what she got last year, what she likes and what is left to spend', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin, '/people/rosa');

  // What did Mum get last year? Without a press.
  const given = page.locator('section', {
    has: page.getByRole('heading', { name: 'Given so far' }),
  });
  await expect(given.getByRole('listitem').filter({ hasText: 'Birthday' })).not.toHaveCount(0);
  await expect(given.getByText('Espresso cups')).toBeVisible();
  await expect(given.getByText('$42.00')).toBeVisible();
  await expect(page.getByText(/^turns \d+$/)).toBeVisible();
  await expect(page.getByText('Shoes 38, gloves M')).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Person' });
  await form.getByLabel('Yearly budget').fill('20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^Over by \$/)).toBeVisible();
  await page.getByRole('link', { name: 'People' }).first().click();
  await expect(
    page.getByRole('row', { name: /Mum/ }).getByText(/over this year’s budget/),
  ).toBeVisible();
});
