import { expect, test } from '../fixtures/evergift.ts';
import { undo } from '../fixtures/notices.ts';
import { chooseOption, signInToDemo } from '../fixtures/steps.ts';

test('O1 O4 O5 O6 O7 one present for two: warned of a double, within the budget, and followed until it is wrapped', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin, '/giftItems');
  const dialog = page.getByRole('dialog');

  await test.step('a name that is there already is pointed out (O7)', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add Gift' }).click();
    await dialog.getByLabel('Name').fill('garden shear, japanese');
    await chooseOption(page, dialog.getByRole('combobox', { name: 'Recipient' }), 'Mum');
    await expect(dialog.getByRole('status').first()).toHaveText(
      /^Already on Mum's list: Japanese garden shears \(arrived, Rosa Lindqvist's Birthday \d{4}\)$/,
    );
  });

  await test.step('somebody shares it with one press more (O6)', async () => {
    await dialog.getByLabel('Name').fill('Theatre weekend');
    // A driver presses in the moment in which the note goes, and what is below it moves.
    await expect(dialog.getByText(/^Already on/)).toBeHidden();
    await dialog.getByRole('button', { name: 'Leila Haddad' }).click();
  });

  await test.step('it is planned within the budget (O1, O4)', async () => {
    await dialog.getByRole('button', { name: /Planned for/ }).click();
    await page.getByRole('option', { name: /Mother’s Day/ }).click();
    await dialog.getByLabel('Estimated cost').fill('95');
    await expect(dialog.getByText('$5.00 over the budget of $90.00')).toBeVisible();
    await dialog.getByLabel('Estimated cost').fill('80');
    await expect(dialog.getByText('Leaves $10.00 of $90.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add Gift' }).click();
    await expect(dialog).toBeHidden();
  });

  const row = page.getByRole('row', { name: /Theatre weekend/ });
  await test.step('the list says whom it is for, and what for (O1, O6)', async () => {
    await expect(row).toContainText('Mum and Leila Haddad');
    await expect(row).toContainText('Idea');
    await expect(row).toContainText(/Mother’s Day \d{4}\s*planned/);
  });

  await test.step('bought, it is for that occasion (O1)', async () => {
    await row.getByRole('button', { name: 'Edit Theatre weekend' }).click();
    await dialog.getByRole('radio', { name: 'Purchased' }).click();
    await dialog.getByLabel('Purchased cost').fill('84');
    await expect(dialog.getByText('Leaves $6.00 of $90.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Mother’s Day');
  });

  await test.step('one press moves it on, and Undo takes that back (O5)', async () => {
    await row.getByRole('button', { name: 'Mark Theatre weekend as ordered' }).click();
    await row.getByRole('button', { name: 'Mark Theatre weekend as arrived' }).click();
    await expect(page.getByText('Theatre weekend: arrived.')).toBeVisible();
    await undo(page, 'Theatre weekend: arrived.');
    await expect(
      row.getByRole('button', { name: 'Mark Theatre weekend as arrived' }),
    ).toBeVisible();
  });

  await test.step('the list can be filtered by the stage, also after a reload (O5)', async () => {
    await page.getByRole('button', { name: /Every status/ }).click();
    await page.getByRole('option', { name: 'Ordered' }).click();
    const wrapped = page.getByRole('row', { name: /Linen robe/ });
    await expect(wrapped).toBeHidden();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
    await expect(wrapped).toBeHidden();
  });
});
