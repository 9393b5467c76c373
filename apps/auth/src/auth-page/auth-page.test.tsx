import { openRemote, write } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const follow = (name: string) => screen.getByRole('link', { name });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('the auth page', () => {
  test('A1 it begins with signing in, and its links lead through the modes', async () => {
    const { user, place } = await openRemote(remote, { at: '/auth', user: null });
    expect(heading()).toBe('Welcome back');
    await user.click(follow('Forgot your password?'));
    expect([place.path, heading()]).toEqual(['/auth?mode=password_reset', 'Reset your password']);
    await user.click(follow('Back to sign in'));
    expect([place.path, heading()]).toEqual(['/auth', 'Welcome back']);
    await user.click(follow('Create an account'));
    expect([place.path, heading()]).toEqual(['/auth?mode=signup', 'Create your account']);
    await user.click(follow('Sign in'));
    expect([place.path, place.arrivedBy, heading()]).toEqual(['/auth', 'PUSH', 'Welcome back']);
  });

  test.each([
    ['/auth?mode=signup', 'Create your account'],
    ['/auth?mode=password_reset', 'Reset your password'],
    ['/auth?mode=nonsense', 'Welcome back'],
  ])('A1 a reload of %s shows the same mode', async (at, title) => {
    await openRemote(remote, { at, user: null });
    expect(heading()).toBe(title);
  });

  test('A1 the logo leaves for the landing page, a document of its own', async () => {
    await openRemote(remote, { at: '/auth', user: null });
    expect(screen.getByRole('link', { name: 'Evergift home' }).getAttribute('href')).toBe('/');
  });

  test('A1 the address that was typed goes along from mode to mode, the focus to what is next', async () => {
    const { user } = await openRemote(remote, { at: '/auth', user: null });
    expect(document.activeElement).toBe(email());
    await write(user, email(), 'ada@example.com');
    await user.click(follow('Create an account'));
    expect(email().value).toBe('ada@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });
});
