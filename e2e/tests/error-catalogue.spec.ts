import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { administer, strictRules } from '../fixtures/administration.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { rosa } from '../fixtures/sample-documents.ts';
import { signIn, signInToDemo } from '../fixtures/steps.ts';

const ownRules = new URL('../../rules/firestore.rules', import.meta.url);
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

  await test.step('a browser that is offline', async () => {
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.context().setOffline(true);
    await signIn(page, email, password);
    const message = 'Connection error. Please check your internet and try again.';
    await expectNotice(page, failedSignIn(message));
    await page.context().setOffline(false);
    await page.reload();
  });
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
    // The account is made or not, which nobody can hide; that the address is why, is not said.
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText(/taken|exists|already|in use/i)).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in' }).click();
  });
  await test.step('a link to reset the password that was used already', async () => {
    const forgetful = await makeAccount(request, server.origin, 'forgetful@example.com');
    const link = await administer(request, server.origin).resetLink(forgetful.email);
    const mailed = await page.context().newPage();
    await mailed.goto(link);
    await fieldOf(mailed, 'New password').fill('another long password');
    await fieldOf(mailed, 'The same again').fill('another long password');
    await mailed.getByRole('button', { name: 'Save the password' }).click();
    await expect(mailed.getByLabel('New password')).toBeHidden();
    await mailed.goto(link);
    await expect(mailed.getByRole('heading')).toHaveText('This link no longer works');
    await expect(mailed.getByText('You can ask for a new mail')).toBeVisible();
    await mailed.close();
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

test('X1 U2 signing out says that it failed when the browser has shut out this release', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await page.clock.install();
  await signInToDemo(page, origin, '/profile');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  // What Firebase Auth keeps is lost, and a later release in another tab makes it anew in its own
  // way, while the clock is stopped here: this tab would look for it every second.
  await page.clock.pauseAt(Date.now() + 1000);
  const databaseName = 'firebaseLocalStorageDb';
  const later = await page.context().newPage();
  await later.goto(`${origin}/favicon.svg`);
  const tools = await page.context().newCDPSession(page);
  await tools.send('IndexedDB.enable');
  await tools.send('IndexedDB.deleteDatabase', { securityOrigin: origin, databaseName });
  await later.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 2);
        request.onsuccess = resolve;
        request.onblocked = reject;
      }),
    databaseName,
  );
  await page.clock.resume();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectNotice(page, { message: 'Unable to sign you out.  Please try again.' });
  await expect(page).toHaveURL(`${origin}/profile`);
});

test('X1 deleting what is gone already says that there is nothing to delete', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin);
  page.on('dialog', (dialog) => void dialog.accept());
  const deleteTwice = async (path: string, button: string) => {
    await goWithin(page, path);
    const press = page.getByRole('main').getByRole('button', { name: button }).first();
    // The second press comes before the row has left the page.
    await press.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  };
  await deleteTwice('/events', 'Delete Christmas with everybody');
  const noEvent = 'Invalid data.  Cannot delete event. Please try again.';
  await expectNotice(page, { title: 'Warning!', message: noEvent });
  await deleteTwice('/people', 'Delete Noor Haddad');
  const noPerson = 'Invalid data.  Cannot delete person. Please try again.';
  await expectNotice(page, { title: 'Delete Failed', message: noPerson });
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
  await openSignedIn(page, origin, account);
  const hint = 'Please check your connection and try again.';
  await expectNotice(page, { message: `Unable to load people.  ${hint}` });
  await expectNotice(page, { message: `Unable to load your events. ${hint}` });
  await expectNotice(page, { message: `Unable to fetch gift items. ${hint}` });
  await expect(page.getByText('Add Your First Person')).toBeHidden();

  await deployRules(await readFile(ownRules, 'utf8'));
  await page.goto(`${origin}/people`);
  await expect(page.getByRole('link', { name: 'Rosa' })).toBeVisible({ timeout: 30_000 });
});
