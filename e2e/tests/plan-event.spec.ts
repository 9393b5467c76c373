import { expect, test } from '../fixtures/evergift.ts';
import { undo } from '../fixtures/notices.ts';
import { signInToDemo } from '../fixtures/steps.ts';

test('O1 O2 O3 O8 an occasion is planned on its page: who has nothing, what fits, bought and undone', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin, '/events/christmas');
  const plan = page.getByRole('list', { name: 'Plan', exact: true });
  const mum = plan.getByRole('listitem').filter({ hasText: 'Mum' }).first();
  const budget = page.getByRole('progressbar', { name: 'Budget' });

  await test.step('it says who has what, without a press (O2, O8)', async () => {
    await expect(page.getByText('Still to buy for Mum and Jojo.')).toBeVisible();
    await expect(mum).toContainText('Blue stoneware coffee set');
    await expect(mum).toContainText('about $89.00');
    await expect(page.getByRole('list', { name: 'Last time' })).toContainText('Espresso cups');
    await expect(budget).toHaveAttribute('aria-valuetext', /planned, .* left$/);
  });

  await test.step('another idea is planned, and taken off again (O1, O3)', async () => {
    await mum.getByRole('button', { name: '1 more idea' }).click();
    await mum.getByRole('button', { name: 'Plan A weekend' }).click();
    await expect(mum.getByRole('button', { name: 'Unplan A weekend' })).toBeVisible();
    await expect(page.getByText('$338.00', { exact: true })).toBeVisible();
    await expect(mum.locator(':focus')).toHaveCount(1);
    await mum.getByRole('button', { name: 'Unplan A weekend' }).click();
    await expect(page.getByText('$198.00', { exact: true })).toBeVisible();
  });

  await test.step('bought with one press, the cost and Enter; Undo takes it back (O1, O2)', async () => {
    await mum.getByRole('button', { name: 'Bought: Blue stoneware' }).click();
    await expect(page.getByRole('textbox', { name: /What did Blue/ })).toBeFocused();
    await page.keyboard.type('84.50');
    await page.keyboard.press('Enter');
    await expect(mum.getByText('$84.50')).toBeVisible();
    await expect(page.getByText('Still to buy for Jojo.')).toBeVisible();
    await undo(page, 'Blue stoneware coffee set is bought');
    await expect(mum).toContainText('about $89.00');
  });

  await test.step('an idea is added for somebody, planned at once (O2)', async () => {
    await plan.getByRole('button', { name: 'Add idea for Jojo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Head torch');
    await dialog.getByRole('button', { name: 'Add Gift' }).click();
    await expect(dialog).toBeHidden();
    await expect(plan.getByRole('button', { name: 'Unplan Head torch' })).toBeVisible();
  });

  await test.step('on paper it is dark on light in every theme, without what one presses', async () => {
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(43, 33, 29)');
    await expect(mum).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const names = ['Photo calendar of the family', 'Saffron and cardamom box'];
    await expect(page.getByRole('button').filter({ visible: true })).toHaveText([
      ...names,
      'Brass ship’s clock',
      'Linen robe',
    ]);
    await expect(page.getByRole('columnheader').last()).toHaveText('COST');
  });
});
