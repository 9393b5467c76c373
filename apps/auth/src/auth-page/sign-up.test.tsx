import { openRemote, write } from '@evergift/contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Create account/ });
const openSignUp = () => openRemote(remote, { at: '/auth?mode=signup', user: null });

const tooShort = {
  type: 'warning',
  title: 'Password Issue',
  message: 'Password must be at least 8+ characters long',
};
const grace = { uid: 'grace-example-com', address: 'grace@example.com' };
const settings = { collection: 'settings', id: grace.uid } as const;

describe('signing up', () => {
  test('A2 the submit button is disabled without an email and under 8 characters', async () => {
    const { user } = await openSignUp();
    await write(user, password(), '12345678');
    expect(submit().disabled).toBe(true);
    await write(user, email(), grace.address);
    expect(submit().disabled).toBe(false);
    await user.type(password(), '{Backspace}');
    expect(submit().disabled).toBe(true);
    expect(screen.getByText('1 more character to go.')).toBeDefined();
  });

  test('A3 X1 Enter submits a short password all the same: the warning', async () => {
    const { user, notices, pass } = await openSignUp();
    await write(user, email(), grace.address);
    await write(user, password(), 'short');
    await user.keyboard('{Enter}');
    await pass();
    expect(notices).toEqual([tooShort]);
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password());
  });

  test('A3 a submission by the browser or a password manager is warned about, too', async () => {
    const { user, notices, pass, authentication } = await openSignUp();
    await write(user, email(), grace.address);
    await write(user, password(), '1234567');
    fireEvent.submit(screen.getByRole('form'));
    await pass();
    expect(notices).toEqual([tooShort]);
    expect(authentication.mails).toEqual([]);
  });

  test('A5 X2 it makes the account and its settings, sends the mail, and leaves after 1 s', async () => {
    const { user, notices, pass, place, backend, authentication, data } = await openSignUp();
    await write(user, email(), grace.address);
    await write(user, password(), 'a long enough one');
    await user.keyboard('{Enter}');
    await pass(10);
    expect(data.session.state.user?.email).toBe(grace.address);
    expect(backend.document(grace.uid, settings)).toMatchObject({
      theme: 'light',
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    expect(authentication.mails).toEqual([{ kind: 'verification', to: grace.address }]);
    expect(notices).toMatchObject([{ type: 'success', title: 'Verification email sent' }]);
    expect(place.path).toBe('/auth?mode=signup');
    await pass(1000);
    expect(place).toMatchObject({ path: '/dashboard', arrivedBy: 'REPLACE' });
  });

  test('A5 a verification mail that fails loses neither account nor settings', async () => {
    const { user, notices, pass, place, backend, authentication } = await openSignUp();
    authentication.failNext('sendVerificationEmail', 'too-many-requests');
    await write(user, email(), grace.address);
    await write(user, password(), 'a long enough one');
    await user.keyboard('{Enter}');
    await pass(10);
    expect(notices).toMatchObject([
      { type: 'error', message: 'Unable to send verification email.  Please try again.' },
    ]);
    expect(backend.document(grace.uid, settings)).toMatchObject({ theme: 'light' });
    await pass(1000);
    expect(place.path).toBe('/dashboard');
  });

  test('A5 a mail that is not sent yet keeps nobody waiting', async () => {
    const { user, notices, pass, place, authentication } = await openSignUp();
    authentication.sendVerificationEmail = () => new Promise(() => {});
    await write(user, email(), grace.address);
    await write(user, password(), 'a long enough one');
    await user.keyboard('{Enter}');
    await pass(1010);
    expect(place.path).toBe('/dashboard');
    expect(notices).toEqual([]);
  });

  test.each([
    ['invalid-email', 'Please enter a valid email'],
    ['email-in-use', 'Error creating account. Please try again.'],
    ['network', 'Error creating account. Please try again.'],
    ['unknown', 'Error creating account. Please try again.'],
    [
      'invitation-needed',
      'New accounts need an invitation here. Ask whoever runs this Evergift for a link.',
    ],
  ] as const)(
    'A7 W3 X1 %s is said as it should be, and what was typed stays',
    async (kind, text) => {
      const { user, notices, pass, authentication } = await openSignUp();
      authentication.failNext('createAccount', kind);
      await write(user, email(), grace.address);
      await write(user, password(), 'a long enough one');
      await user.keyboard('{Enter}');
      await pass(2000);
      expect(notices).toEqual([
        {
          type: 'error',
          title: 'Error Signing Up',
          message: text,
          error: expect.objectContaining({ kind }),
        },
      ]);
      expect([email().value, password().value]).toEqual([grace.address, 'a long enough one']);
      expect(submit().disabled).toBe(false);
    },
  );

  test('password managers offer to make a password', async () => {
    await openSignUp();
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'new-password']);
  });
});
