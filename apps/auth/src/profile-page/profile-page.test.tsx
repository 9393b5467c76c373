import { openRemote } from '@evergift/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const openProfile = () => openRemote(remote, { at: '/profile', now: '2026-03-14T09:30' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the account on the profile', () => {
  test('U1 shows email, display name, creation time and verified status', async () => {
    const { authentication, pass, data } = await openProfile();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
    expect(screen.getByText('ada@example.com')).toBeDefined();
    expect(screen.getByText('Not verified')).toBeDefined();
    const time = screen.getByText(/2026/);
    expect(time.textContent).toBe(
      new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(
        Date.parse('2026-03-14T08:30Z'),
      ),
    );
    const { user } = data.session.state;
    authentication.user$.next(user && { ...user, emailVerified: true, displayName: 'Ada L' });
    await pass();
    expect(screen.getByText('Verified')).toBeDefined();
    expect(
      screen.getByLabelText<HTMLInputElement>('Display name', { selector: 'input' }).value,
    ).toBe('Ada L');
  });

  test('Q2 leads to the bookmark and to what else takes gifts from other pages', async () => {
    const { user, host } = await openProfile();
    await user.click(button('Show how'));
    expect(host.opened.map(({ name }) => name)).toEqual(['gift.captureHelp']);
  });

  test("U2 'Sign Out' leaves it to the host", async () => {
    const { user, host } = await openProfile();
    await user.click(button('Sign Out'));
    expect(host.signOuts).toBe(1);
  });

  test("U2 X2 'Verify Email' is there for unverified accounts only, and sends the mail", async () => {
    const { authentication, data, notices, pass, user } = await openProfile();
    await user.click(button('Verify Email'));
    await pass();
    expect(authentication.mails).toEqual([{ kind: 'verification', to: 'ada@example.com' }]);
    expect(notices).toMatchObject([{ type: 'success', title: 'Verification email sent' }]);
    const account = data.session.state.user;
    authentication.user$.next(account && { ...account, emailVerified: true });
    await pass();
    expect(screen.queryByRole('button', { name: 'Verify Email' })).toBeNull();
  });

  test('U2 X1 a verification mail that fails is said', async () => {
    const { authentication, notices, pass, user } = await openProfile();
    authentication.failNext('sendVerificationEmail', 'too-many-requests');
    await user.click(button('Verify Email'));
    await pass();
    expect(notices).toMatchObject([
      { type: 'error', message: 'Unable to send verification email.  Please try again.' },
    ]);
  });

  test("U2 X2 'Reset Password' mails the signed-in address", async () => {
    const { authentication, notices, pass, user } = await openProfile();
    await user.click(button('Reset Password'));
    await pass();
    expect(authentication.mails).toEqual([{ kind: 'reset', to: 'ada@example.com' }]);
    expect(notices).toMatchObject([{ type: 'success', title: 'Password reset email sent' }]);
  });

  test('U2 X1 a reset mail that fails is said', async () => {
    const { authentication, notices, pass, user } = await openProfile();
    authentication.failNext('sendPasswordReset', 'network');
    await user.click(button('Reset Password'));
    await pass();
    expect(notices).toMatchObject([
      { type: 'error', message: 'Unable to send password reset email.  Please try again.' },
    ]);
  });

  test('U3 the theme is written to the settings document', async () => {
    const { backend, pass, uid, user } = await openProfile();
    const themes = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    expect(themes.getByRole('radio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true');
    for (const [label, theme] of [
      ['Dark', 'dark'],
      ['System', 'system'],
      ['Light', 'light'],
    ] as const) {
      await user.click(themes.getByRole('radio', { name: label }));
      await pass();
      expect(backend.document(uid, { collection: 'settings', id: uid })).toMatchObject({ theme });
    }
  });

  test('U3 a theme that the server refuses goes back and is said', async () => {
    const { backend, notices, pass, user } = await openProfile();
    backend.refuse(({ collection }) => collection === 'settings');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await pass();
    expect(notices).toMatchObject([
      { type: 'error', message: 'Unable to save your theme.  Please try again.' },
    ]);
    expect(screen.getByRole('radio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true');
  });
});
