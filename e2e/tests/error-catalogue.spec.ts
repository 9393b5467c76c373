import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { administer, strictRules } from '../fixtures/administration.ts';
import { inDays } from '../fixtures/calendar.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { chooseOption, fillDate, signIn } from '../fixtures/steps.ts';

const ownRules = new URL('../../firestore.rules', import.meta.url);
const failedSignIn = (message: string) => ({ title: 'Failure To Sign In', message });
const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function signUp(page: Page, email: string): Promise<void> {
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('X1 A6 A7 A8 what sign-in, sign-up and reset say when the service refuses or is away', async ({
  page,
  request,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const server = await startEvergift();
  const { email, password, uid } = await makeAccount(request, server.origin, 'ada@example.com');
  const disabled = await makeAccount(request, server.origin, 'disabled@example.com');
  await administer(request, server.origin).disableUser(disabled.uid);
  await page.goto(`${server.origin}/auth`);
  expect(uid).not.toBe('');

  await test.step('a wrong password', async () => {
    await signIn(page, email, 'not the password');
    await expectNotice(page, failedSignIn('Invalid email or password.'));
  });
  await test.step('a disabled user', async () => {
    await signIn(page, disabled.email, disabled.password);
    await expectNotice(page, failedSignIn('This account has been disabled. Contact support.'));
  });
  await test.step('anything else: an address that is none', async () => {
    await signIn(page, 'ada@', password);
    await expectNotice(page, failedSignIn('Error signing in.  Please try again.'));
  });
  await test.step('signing up with an address that is none, and with one that is taken', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, 'ada@');
    await expectNotice(page, { title: 'Error Signing Up', message: 'Please enter a valid email' });
    await signUp(page, email);
    const message = 'Error creating account. Please try again.';
    await expectNotice(page, { title: 'Error Signing Up', message });
    await page.getByRole('link', { name: 'Sign in' }).click();
  });
  await test.step('too many attempts', async () => {
    const address = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
    const data = { email, password: 'not the password', returnSecureToken: true };
    await expect
      .poll(async () => (await request.post(address, { data })).text(), { intervals: [0] })
      .toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    await signIn(page, email, password);
    const message = 'Too many failed attempts. Please try again in a few minutes.';
    await expectNotice(page, failedSignIn(message));
  });
  await test.step('a backend that has stopped', async () => {
    await server.stop();
    await signIn(page, email, password);
    const message = 'Connection error. Please check your internet and try again.';
    await expectNotice(page, failedSignIn(message));
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await fieldOf(page, 'Email').fill(email);
    await page.getByRole('button', { name: /reset/i }).click();
    const failed = 'There was an error resetting your password. Please try again.';
    await expectNotice(page, { message: failed });
  });
});

test('X1 U2 the profile says which email a stopped backend did not send', async ({
  page,
  request,
  startEvergift,
}) => {
  const server = await startEvergift();
  const account = await makeAccount(request, server.origin, 'ada@example.com');
  await account.store({ 'people/rosa': rosa });
  await page.goto(`${server.origin}/profile`);
  await signIn(page, account.email, account.password);
  await expect(page.getByRole('button', { name: 'Verify Email' })).toBeVisible();
  await server.stop();
  await page.getByRole('button', { name: 'Verify Email' }).click();
  const notVerified = 'Unable to send verification email.  Please try again.';
  await expectNotice(page, { message: notVerified });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const notReset = 'Unable to send password reset email.  Please try again.';
  await expectNotice(page, { message: notReset });
});

test('X1 F5 S4 lists that the rules refuse are said to have failed, and never end in onboarding', async ({
  page,
  request,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'ada@example.com');
  await account.store({ 'people/rosa': rosa });
  const { deployRules } = administer(request, origin);
  await deployRules(strictRules.nothing);
  await page.goto(`${origin}/auth`);
  await signIn(page, account.email, account.password);
  const hint = 'Please check your connection and try again.';
  await expectNotice(page, { message: `Unable to load people.  ${hint}` });
  await expectNotice(page, { message: `Unable to load your events. ${hint}` });
  await expectNotice(page, { message: `Unable to fetch gift items. ${hint}` });
  await expect(page.getByText('Add Your First Person')).toBeHidden();

  await deployRules(await readFile(ownRules, 'utf8'));
  await page.goto(`${origin}/people`);
  await expect(page.getByRole('link', { name: 'Rosa' })).toBeVisible({ timeout: 30_000 });
});

const rosa = {
  id: 'rosa',
  name: 'Rosa',
  birthday: '',
  nickname: '',
  notes: '',
  relationship: '',
};
const party = {
  id: 'party',
  title: 'Party',
  people: ['rosa'],
  date: inDays(20),
  type: '',
  recurring: false,
  budget: null,
  notes: '',
};
const kite = {
  id: 'kite',
  name: 'Kite',
  personId: 'rosa',
  personName: 'Rosa',
  status: 'idea',
  eventId: '',
  url: '',
  estimatedCost: 100,
  purchasedCost: 0,
};

test('X1 M2 every change that the server refuses is taken back, and said in its own words', async ({
  page,
  request,
  startEvergift,
}) => {
  test.setTimeout(150_000);
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'ada@example.com');
  await account.store({ 'people/rosa': rosa, 'events/party': party, 'giftItems/kite': kite });
  await page.goto(`${origin}/auth`);
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  await administer(request, origin).deployRules(strictRules.readOnly);
  page.on('dialog', (dialog) => void dialog.accept());
  const open = async (path: string, button: string, dialog: string) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    return page.getByRole('dialog', { name: dialog });
  };
  const press = async (path: string, button: string) => {
    await page.goto(`${origin}${path}`);
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
    await first.goto('/auth');
    await signIn(first, other.email, other.password);
    await first.getByLabel('Name').fill('Rosa');
    await first.getByRole('button', { name: 'Add Person' }).click();
    await expectNotice(first, { message: 'Error adding new person.  Please try again.' });
    await expect(first.getByLabel('Name')).toBeVisible();
    await context.close();
  });
});
