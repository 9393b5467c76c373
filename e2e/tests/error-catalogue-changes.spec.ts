import { makeAccount } from '../fixtures/account.ts';
import { administer, strictRules } from '../fixtures/administration.ts';
import { inDays } from '../fixtures/calendar.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { kite, party, rosa } from '../fixtures/sample-documents.ts';
import { chooseOption, fillDate } from '../fixtures/steps.ts';

test('X1 M2 every change that the server refuses is taken back, and said in its own words', async ({
  page,
  request,
  startEvergift,
}) => {
  test.setTimeout(150_000);
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'ada@example.com');
  await account.store({ 'people/rosa': rosa, 'events/party': party, 'giftItems/kite': kite });
  await openSignedIn(page, origin, account);
  await administer(request, origin).deployRules(strictRules.readOnly);
  page.on('dialog', (dialog) => void dialog.accept());
  const open = async (path: string, button: string, dialog: string) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    return page.getByRole('dialog', { name: dialog });
  };
  const press = async (path: string, button: string) => {
    await goWithin(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
  };

  await test.step('people', async () => {
    const added = await open('/people', 'Add Person', 'Add Person');
    await added.getByLabel('Name', { exact: true }).fill('Jonas');
    await added.getByRole('button', { name: 'Add Person' }).click();
    await expectNotice(page, { message: 'Error adding new person.' });
    const edited = await open('/people', 'Edit Rosa', 'Edit Person');
    await edited.getByLabel('Name', { exact: true }).fill('Rosalind');
    await edited.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, { message: 'Error updating Rosalind. Please try again.' });
    await press('/people', 'Delete Rosa');
    const message = 'Unable to delete Rosa. Please try again.';
    await expectNotice(page, { title: 'Delete Failed', message });
    await expect(page.getByRole('row', { name: /Rosa/ })).toBeVisible();
    await expect(page.getByText('Jonas')).toBeHidden();
  });

  await test.step('events', async () => {
    const added = await open('/events', 'Create Event', 'Add Event');
    await added.getByLabel('Title').fill('Dinner');
    await fillDate(page, 'Date', inDays(5));
    await chooseOption(page, added.getByRole('combobox', { name: 'Participants' }), 'Rosa');
    // Leaves the picker, whose list lies over the form.
    await added.getByLabel('Budget').fill('10');
    await added.getByRole('button', { name: 'Create Event' }).click();
    const notAdded = 'Error adding event, please try again.';
    await expectNotice(page, { title: 'Error Adding Event', message: notAdded });
    const edited = await open('/events', 'Edit Party', 'Edit Event');
    await edited.getByLabel('Title').fill('Feast');
    await edited.getByRole('button', { name: 'Save' }).click();
    const notUpdated = 'Error updating Feast event, please try again.';
    await expectNotice(page, { title: 'Error Updating Event', message: notUpdated });
    await press('/events', 'Delete Party');
    const fromList = 'Unable to delete Party. Please try again.';
    await expectNotice(page, { title: 'Delete Failed', message: fromList });
    await press('/events/party', 'Delete');
    const fromPage = 'Unable to delete Party event. Please try again.';
    await expectNotice(page, { title: 'Error!', message: fromPage });
  });

  await test.step('gifts', async () => {
    const added = await open('/giftItems', 'Add Gift', 'Add Gift Item');
    await added.getByLabel('Name').fill('Atlas');
    await chooseOption(page, added.getByRole('combobox', { name: 'Recipient' }), 'Rosa');
    await added.getByRole('button', { name: 'Add Gift' }).click();
    await expectNotice(page, { message: 'Error adding new gift item.  Please try again.' });
    const edited = await open('/giftItems', 'Edit Kite', 'Edit Gift Item');
    await edited.getByLabel('Name').fill('Red kite');
    await edited.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, { title: 'Error', message: 'Error updating Red kite' });
    await press('/giftItems', 'Delete Kite');
    const message = 'Error deleting Kite. Please try again.';
    await expectNotice(page, { title: 'Error!', message });
    await expect(page.getByRole('row', { name: /Kite/ })).toBeVisible();
  });

  await test.step('the first person', async () => {
    const other = await makeAccount(request, origin, 'new@example.com');
    const context = await page.context().browser()!.newContext({ baseURL: origin });
    const first = await context.newPage();
    await openSignedIn(first, origin, other);
    await first.getByLabel('Name').fill('Rosa');
    await first.getByRole('button', { name: 'Add Person' }).click();
    await expectNotice(first, { message: 'Error adding new person.  Please try again.' });
    await expect(first.getByLabel('Name')).toBeVisible();
    await context.close();
  });
});
