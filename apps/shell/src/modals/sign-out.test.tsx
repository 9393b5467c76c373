import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

type Shell = Awaited<ReturnType<typeof openShell>>;

const messages = ({ toasts }: Shell) => toasts.current().map(({ message }) => message);

async function signOut({ host, pass }: Shell) {
  act(() => void host.signOut());
  await pass();
}
async function press({ user, pass }: Shell, name: string) {
  await user.click(screen.getByRole('button', { name }));
  await pass(1000);
}

/** Ada has changed something while she was offline. */
async function openWithPendingChanges() {
  const shell = await openShell();
  act(() => shell.goOffline());
  await act(() => shell.data.commands.addPerson({ name: 'Grace' }).applied);
  await shell.pass();
  return shell;
}

describe('signing out', () => {
  test('U2 X2 signs out and says so', async () => {
    const shell = await openShell();
    await signOut(shell);
    expect(shell.data.session.state.user).toBeNull();
    expect(messages(shell)).toEqual(['You have been successfully signed out.']);
  });

  test('U2 X1 a failure is said and reported once, and one stays signed in', async () => {
    const { reporting, reports } = recordReports();
    const shell = await openShell({ reporting });
    shell.authentication.failNext('signOut', 'unknown');
    await signOut(shell);
    expect(messages(shell)).toEqual(['Unable to sign you out.  Please try again.']);
    expect(reports).toHaveLength(1);
    expect(shell.data.session.state.user?.email).toBe('ada@example.com');
  });

  test('U2 with changes that wait it says how many and lets one stay', async () => {
    const shell = await openWithPendingChanges();
    await signOut(shell);
    expect(screen.getByRole('alertdialog', { name: '1 change not saved yet' })).toBeDefined();
    await press(shell, 'Stay signed in');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shell.data.session.state.user?.email).toBe('ada@example.com');
    expect(messages(shell)).toEqual([]);
  });

  test('U2 with changes that wait one can sign out and lose them', async () => {
    const shell = await openWithPendingChanges();
    await signOut(shell);
    await press(shell, 'Sign out and lose it');
    expect(shell.data.session.state.user).toBeNull();
    expect(messages(shell)).toEqual(['You have been successfully signed out.']);
  });

  test('U2 once the changes are saved it says so, and nothing is lost', async () => {
    const shell = await openWithPendingChanges();
    await signOut(shell);
    act(() => void shell.goOnline());
    await shell.pass();
    expect(screen.getByRole('alertdialog', { name: 'Everything is saved' })).toBeDefined();
    await press(shell, 'Sign out now');
    expect(shell.data.session.state.user).toBeNull();
    const names = [...shell.backend.documents(shell.uid).values()].map((one) => one['name']);
    expect(names).toContain('Grace');
  });
});
