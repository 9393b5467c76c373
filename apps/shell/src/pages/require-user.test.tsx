import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reloadPage, showLandingPage } from '../browser/leave-page.ts';
import { manifest } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';

const returnTo = () => (history.state as { usr?: { returnTo?: string } | null }).usr?.returnTo;

describe('the guard of signed-in pages', () => {
  test('R3 says Loading... while it is not known who is there', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { pass } = await openShell({ user: null, before: () => undefined, answered });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(location.pathname).toBe('/dashboard');
    answer();
    await pass();
    expect(location.pathname).toBe('/auth');
  });

  test('says that it takes a while, and offers to try again, when nobody says who is there', async () => {
    const answered = new Promise<void>(() => undefined);
    const { pass, user } = await openShell({ user: null, before: () => undefined, answered });
    await pass(8000);
    expect(screen.getByRole('status').textContent).toContain('This is taking a while');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test.each(['/dashboard', '/profile', '/people', '/people/ada', '/events/x', '/giftItems'])(
    'R4 without a user %s goes to /auth in place of its history entry, and is remembered',
    async (at) => {
      history.pushState(null, '', '/before');
      const before = history.length;
      await openShell({ user: null, at: `${at}?search=x`, before: () => undefined });
      expect(location.pathname).toBe('/auth');
      // One entry for opening the page, none for the redirect.
      expect(history.length).toBe(before + 1);
      expect(returnTo()).toBe(`${at}?search=x`);
      expect(screen.getByRole('heading', { name: 'Page /auth' })).toBeDefined();
    },
  );

  test('R4 after signing out there is nothing to return to', async () => {
    const { data, pass } = await openShell({ at: '/people' });
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    await act(() => data.session.signOut());
    await pass();
    expect(location.pathname).toBe('/auth');
    expect(returnTo()).toBeUndefined();
  });

  test('R4 /auth needs no user', async () => {
    await openShell({ user: null, at: '/auth', before: () => undefined });
    expect(screen.getByRole('heading', { name: 'Page /auth' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test.each(['/people', '/people/ada', '/events', '/events/x', '/giftItems', '/profile'])(
    'R2 %s shows its page to who is signed in',
    async (at) => {
      await openShell({ at });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Page \//);
      expect(showLandingPage).not.toHaveBeenCalled();
    },
  );

  test.each(['/nowhere', '/people/ada/shoes', '/'])(
    'R1 the unknown path %s shows the landing page, also to who is signed in',
    async (at) => {
      await openShell({ at });
      expect(showLandingPage).toHaveBeenCalledOnce();
    },
  );

  test.each(['/nowhere', '/people/ada/shoes'])(
    'R1 the unknown path %s shows it also to who is not signed in, not the sign-in',
    async (at) => {
      await openShell({ at, user: null, before: () => undefined });
      expect(showLandingPage).toHaveBeenCalledOnce();
      expect(location.pathname).toBe(at);
    },
  );

  test.each(['/people', '/people/ada'])(
    'a page that its app gives to everybody needs no user: %s',
    async (at) => {
      const entries = manifest.map((app) => {
        if (app.name !== 'people') return app;
        const access = 'public' as const;
        const routes = app.contributions.routes.map((route) => ({ ...route, access }));
        const paths = [{ path: '/people', access }];
        return { ...app, paths, contributions: { ...app.contributions, routes } };
      });
      await openShell({ at, user: null, before: () => undefined, entries });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Page \/people/);
      expect(location.pathname).toBe(at);
    },
  );

  test('R4 an app that does not answer keeps nobody from signing in', async () => {
    const apps = { people: () => Promise.reject(new Error('it is down')) };
    await openShell({ at: '/people/ada', user: null, before: () => undefined, apps });
    expect(location.pathname).toBe('/auth');
    expect(returnTo()).toBe('/people/ada');
  });

  test('R1 / shows the landing page to who is not signed in, not the sign-in', async () => {
    await openShell({ at: '/', user: null, before: () => undefined });
    expect(showLandingPage).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/');
  });
});
