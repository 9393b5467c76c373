import { openRemote, write } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send reset link/ });
const openReset = () => openRemote(remote, { at: '/auth?mode=password_reset', user: null });

describe('resetting a password', () => {
  test('A8 the email is required', async () => {
    const { user, pass } = await openReset();
    expect(submit().disabled).toBe(true);
    await user.type(email(), '{Enter}');
    await pass();
    expect(screen.getByText('Enter your email address.')).toBeDefined();
    await write(user, email(), 'ada@example.com');
    expect(submit().disabled).toBe(false);
  });

  test('A8 X2 it sends the mail, says so, and stays disabled for 10 s', async () => {
    const { user, notices, pass, authentication } = await openReset();
    await write(user, email(), 'ada@example.com');
    await user.keyboard('{Enter}');
    await pass();
    expect(authentication.mails).toEqual([{ kind: 'reset', to: 'ada@example.com' }]);
    expect(notices).toMatchObject([{ type: 'success', title: 'Check your inbox' }]);
    expect(screen.getByText('10 seconds')).toBeDefined();
    await pass(9000);
    expect(screen.getByText('1 second')).toBeDefined();
    expect([email().disabled, submit().disabled]).toEqual([true, true]);
    await pass(1000);
    expect([email().disabled, submit().disabled]).toEqual([false, false]);
    expect(screen.queryByText(/You can ask for another/)).toBeNull();
  });

  test('A8 leaving the mode and coming back does not open it', async () => {
    const { user, pass } = await openReset();
    await write(user, email(), 'ada@example.com');
    await user.keyboard('{Enter}');
    await pass(3000);
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(email().value).toBe('ada@example.com');
    expect(submit().disabled).toBe(true);
    await pass(7000);
    expect(submit().disabled).toBe(false);
  });

  test('A8 X1 a failure is shown for 10 s', async () => {
    const { user, notices, pass, authentication } = await openReset();
    authentication.failNext('sendPasswordReset', 'network');
    await write(user, email(), 'ada@example.com');
    await user.click(submit());
    await pass();
    expect(notices).toEqual([
      {
        type: 'error',
        message: 'There was an error resetting your password. Please try again.',
        duration: 10_000,
        error: expect.objectContaining({ kind: 'network' }),
      },
    ]);
    expect(submit().disabled).toBe(true);
  });

  test('A8 nobody learns whether an address has an account', async () => {
    const { user, notices, pass, authentication } = await openReset();
    await write(user, email(), 'ada@example.com');
    await user.keyboard('{Enter}');
    await pass(10_000);
    authentication.failNext('sendPasswordReset', 'invalid-credential');
    await user.type(email(), '{Enter}');
    await pass();
    expect(notices).toHaveLength(2);
    expect(notices[1]).toEqual(notices[0]);
  });
});
