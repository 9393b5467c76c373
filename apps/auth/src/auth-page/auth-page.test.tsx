import { openRemote, write } from '@evergift/contract/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

/** jsdom opens no page anew: it says so here. */
declare const jsdom: {
  virtualConsole: { once: (type: 'jsdomError', listener: (error: Error) => void) => void };
};

describe('the language of the auth page', () => {
  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, '');
  });
  const choice = () => within(screen.getByRole('navigation', { name: 'Language' }));

  test('LC3 the browser’s language can be changed at the end of the page', async () => {
    await openRemote(remote, { at: '/auth', user: null });
    const offered = choice().getAllByRole('button');
    expect(offered.map(({ textContent, lang, dir }) => [textContent, lang, dir])).toEqual([
      ['English', 'en', 'ltr'],
      ['Deutsch', 'de', 'ltr'],
      ['Français', 'fr', 'ltr'],
      ['Español', 'es', 'ltr'],
      ['العربية', 'ar', 'rtl'],
    ]);
    expect(choice().getByRole('button', { current: true }).textContent).toBe('English');
  });

  test('LC3 the address that was typed is there in the other language, the password is not', async () => {
    const onReload = vi.fn();
    jsdom.virtualConsole.once('jsdomError', onReload);
    const { user } = await openRemote(remote, { at: '/auth?mode=signup', user: null });
    await write(user, email(), 'ada@example.com');
    await write(user, screen.getByLabelText('Password'), 'a secret');
    await user.click(choice().getByRole('button', { name: 'Deutsch' }));
    expect(localStorage.getItem('evergift.language')).toBe('de');
    expect(String(onReload.mock.lastCall)).toContain('navigation');
    expect(
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
    ).not.toContain('a secret');
    cleanup();
    await openRemote(remote, { at: '/auth?mode=signup', user: null });
    expect(email().value).toBe('ada@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  test('LC3 who opens an invitation without an account chooses, too; signed in, the settings say', async () => {
    await openRemote(remote, { at: '/join', user: null });
    expect(choice().getAllByRole('button')).toHaveLength(5);
    cleanup();
    await openRemote(remote, { at: '/join' });
    expect(screen.queryByRole('navigation', { name: 'Language' })).toBeNull();
  });
});
