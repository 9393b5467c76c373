import { openRemote, write } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { rememberReturnPath } from '@evergift/contract';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign in/ });

/** Ada has an account (password: password) and is signed out. */
const openSignedOut = (options: Partial<OpenOptions> = {}) =>
  openRemote(remote, {
    at: '/auth',
    ...options,
    before: async (world) => {
      await world.data.session.signOut();
      await options.before?.(world);
    },
  });

describe('signing in', () => {
  test('A2 the submit button is disabled while email or password is empty', async () => {
    const { user } = await openSignedOut();
    expect(submit().disabled).toBe(true);
    await user.type(email(), '  ');
    await user.type(password(), 'x');
    expect(submit().disabled).toBe(true);
    await write(user, email(), 'ada@example.com');
    expect(submit().disabled).toBe(false);
    await user.clear(password());
    expect(submit().disabled).toBe(true);
  });

  test('A2 Enter in an incomplete form says what is missing', async () => {
    const { user, notices, pass } = await openSignedOut();
    await write(user, email(), 'ada@example.com');
    await user.keyboard('{Enter}');
    await pass();
    expect(screen.getByText('Enter your password.')).toBeDefined();
    expect(notices).toEqual([]);
  });

  test('A4 it succeeds with a notice of 2000 ms, and after 1 s shows the dashboard', async () => {
    const { user, notices, pass, place } = await openSignedOut();
    await write(user, email(), ' ada@example.com ');
    await write(user, password(), 'password');
    await user.keyboard('{Enter}');
    await pass();
    expect(notices).toEqual([
      {
        type: 'success',
        message: 'Successfully logged in. Redirecting you now.',
        duration: 2000,
      },
    ]);
    expect(email().disabled).toBe(true);
    expect(document.querySelector('form button .lucide-check')).not.toBeNull();
    await pass(999);
    expect(place.path).toBe('/auth');
    await pass(1);
    expect(place).toMatchObject({ path: '/dashboard', arrivedBy: 'REPLACE' });
  });

  test('R4 it leads to where the person wanted to go, also after a look at another mode', async () => {
    const state = rememberReturnPath('/people/ada?tab=gifts');
    const { user, pass, place } = await openSignedOut({ state });
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await write(user, email(), 'ada@example.com');
    await write(user, password(), 'password');
    await user.keyboard('{Enter}');
    await pass(1000);
    expect(place).toMatchObject({ path: '/people/ada?tab=gifts', arrivedBy: 'REPLACE' });
  });

  test('R4 who is signed in already goes on at once, in place of this entry', async () => {
    const state = rememberReturnPath('/events');
    const { place } = await openRemote(remote, { at: '/auth?mode=signup', state });
    expect(place).toMatchObject({ path: '/events', arrivedBy: 'REPLACE' });
  });

  test.each([
    ['invalid-credential', 'Invalid email or password.'],
    ['user-disabled', 'This account has been disabled. Contact support.'],
    ['too-many-requests', 'Too many failed attempts. Please try again in a few minutes.'],
    ['network', 'Connection error. Please check your internet and try again.'],
    ['invalid-email', 'Error signing in.  Please try again.'],
    ['unknown', 'Error signing in.  Please try again.'],
  ] as const)(
    'A6 X1 %s is said as it should be, and the form is free again',
    async (kind, text) => {
      const { user, notices, pass, place, authentication } = await openSignedOut();
      authentication.failNext('signIn', kind);
      await write(user, email(), 'ada@example.com');
      await write(user, password(), 'password');
      await user.click(submit());
      await pass(2000);
      expect(notices).toEqual([
        {
          type: 'error',
          title: 'Failure To Sign In',
          message: text,
          error: expect.objectContaining({ kind }),
        },
      ]);
      expect(place.path).toBe('/auth');
      expect(email().value).toBe('ada@example.com');
      expect(document.activeElement).toBe(password());
      expect(submit().disabled).toBe(false);
    },
  );

  test('A6 a wrong password and an unknown address read the same', async () => {
    const { user, notices, pass } = await openSignedOut();
    for (const address of ['ada@example.com', 'nobody@example.com']) {
      await user.clear(email());
      await write(user, email(), address);
      await user.clear(password());
      await write(user, password(), 'wrong');
      await user.keyboard('{Enter}');
      await pass();
    }
    expect(notices.map(({ message }) => message)).toEqual(
      Array(2).fill('Invalid email or password.'),
    );
  });

  test('says that signing in needs a connection while there is none', async () => {
    const { goOffline, goOnline, pass } = await openSignedOut();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    goOffline();
    await pass();
    expect(screen.getByText('You are offline. Signing in needs a connection.')).toBeDefined();
    void goOnline();
    await pass();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  test('the password can be looked at, and password managers know the fields', async () => {
    const { user } = await openSignedOut();
    expect([email().autocomplete, password().autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    expect([email().inputMode, password().type]).toEqual(['email', 'password']);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });
});
