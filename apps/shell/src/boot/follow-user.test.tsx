import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

describe('when somebody signs out', () => {
  test('toasts of before are gone, and what is said afterwards stays', async () => {
    const { data, host, toasts, pass } = await openShell();
    act(() => host.notify({ type: 'success', message: 'You have successfully deleted Ada.' }));
    await act(async () => {
      await data.session.signOut();
      host.notify({ type: 'success', message: 'You have been successfully signed out.' });
    });
    await pass();
    expect(toasts.current().map(({ message }) => message)).toEqual([
      'You have been successfully signed out.',
    ]);
    expect(screen.queryByText(/Ada/)).toBeNull();
  });

  test('the device keeps that somebody was signed in, and not who', async () => {
    localStorage.removeItem('evergift.signed-in-before');
    const { data, authentication } = await openShell({
      user: null,
      at: '/auth',
      before: () => undefined,
    });
    expect(localStorage.getItem('evergift.signed-in-before')).toBeNull();
    await act(() => authentication.createAccount('ben@example.com', 'a password'));
    await act(() => data.session.signOut());
    expect(localStorage.getItem('evergift.signed-in-before')).toBe('yes');
  });

  test('an open modal is gone', async () => {
    const { data, host, modals, pass } = await openShell();
    let open: unknown;
    modals.open$.subscribe((modal) => (open = modal));
    act(() => host.openModal('person.edit', { personId: 'ada' }));
    expect(open).toBeDefined();
    await act(() => data.session.signOut());
    await pass();
    expect(open).toBeUndefined();
  });

  test('what was said while signing in stays', async () => {
    const { data, authentication, host, toasts, pass } = await openShell({
      user: null,
      at: '/auth',
      before: () => undefined,
    });
    await act(() => authentication.createAccount('ben@example.com', 'a password'));
    await act(() => data.session.signOut());
    const message = 'Successfully logged in. Redirecting you now.';
    act(() => toasts.clear());
    act(() => host.notify({ type: 'success', message, duration: 2000 }));
    await act(() => data.session.signIn('ben@example.com', 'a password'));
    await pass();
    expect(toasts.current().map((toast) => toast.message)).toEqual([message]);
  });

  test('S8 reports carry the id of who is there, and nobody’s afterwards', async () => {
    const { reporting, users } = recordReports();
    const { data, uid, pass } = await openShell({ reporting });
    await act(() => data.session.signOut());
    await pass();
    expect(users).toEqual([uid, undefined]);
  });
});
