import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('O13 on a phone the dashboard begins with what to do: think of a present, buy it, wrap one', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin);
  const nextUp = page.getByRole('region', { name: 'Next up' });
  const button = (name: string) => nextUp.getByRole('button', { name });
  const undo = page.getByRole('button', { name: 'Undo' });

  // The first thing to do is in sight without scrolling, above the bar at the lower edge.
  await expect(nextUp.getByRole('listitem')).toHaveCount(5);
  await expect(button('Wrapped: Good bottle and the good chocolates')).toBeInViewport({ ratio: 1 });

  await button('Add idea for Noor Haddad').click();
  const form = page.getByRole('dialog', { name: 'Add Gift Item' });
  await form.getByLabel('Name').fill('Potter’s apron');
  await form.getByRole('button', { name: 'Add Gift' }).click();
  await expect(form).toBeHidden();

  await button('Bought: Potter’s apron').click();
  await expect(nextUp.getByLabel('What did it cost?')).toBeFocused();
  await page.keyboard.type('32');
  await page.keyboard.press('Enter');
  await expect(nextUp.getByText('Potter’s apron')).toBeHidden();
  await undo.first().click();
  await expect(button('Bought: Potter’s apron')).toBeVisible();

  await button('Wrapped: Good bottle and the good chocolates').click();
  await expect(nextUp.getByText('Good bottle and the good chocolates')).toBeHidden();
  await page.reload();
  await expect(button('Wrapped: Japanese garden shears')).toBeVisible();
  await expect(nextUp.getByText('Good bottle and the good chocolates')).toBeHidden();
});
