import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../test-host/open-page.tsx';

const button = (name: string) => screen.getByRole('button', { name });

/** Ada has changed something while she was offline. */
async function openWithPendingChanges() {
  const page = await openPage({ at: '/profile' });
  page.goOffline();
  await page.data.commands.addPerson({ name: 'Grace' }).applied;
  await page.pass();
  return page;
}

describe('signing out', () => {
  test('U2 X2 signs out and says so', async () => {
    const { data, notices, pass, user } = await openPage({ at: '/profile' });
    await user.click(button('Sign Out'));
    await pass();
    expect(data.session.state.user).toBeNull();
    expect(notices).toEqual([
      { type: 'success', message: 'You have been successfully signed out.' },
    ]);
  });

  test('U2 X1 a failure is said, and one stays signed in', async () => {
    const { authentication, data, notices, pass, user } = await openPage({ at: '/profile' });
    authentication.failNext('signOut', 'unknown');
    await user.click(button('Sign Out'));
    await pass();
    expect(notices).toMatchObject([
      { type: 'error', message: 'Unable to sign you out.  Please try again.' },
    ]);
    expect(data.session.state.user?.email).toBe('ada@example.com');
  });

  test('U2 with changes that wait it says how many and lets one stay', async () => {
    const { data, notices, pass, user } = await openWithPendingChanges();
    await user.click(button('Sign Out'));
    await pass();
    expect(screen.getByRole('alertdialog', { name: '1 change not saved yet' })).toBeDefined();
    await user.click(button('Stay signed in'));
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([data.session.state.user?.email, notices]).toEqual(['ada@example.com', []]);
  });

  test('U2 with changes that wait one can sign out and lose them', async () => {
    const { data, notices, pass, user } = await openWithPendingChanges();
    await user.click(button('Sign Out'));
    await pass();
    await user.click(button('Sign out and lose it'));
    await pass(1000);
    expect(data.session.state.user).toBeNull();
    expect(notices).toMatchObject([{ message: 'You have been successfully signed out.' }]);
  });

  test('U2 once the changes are saved it says so, and nothing is lost', async () => {
    const { backend, data, goOnline, pass, uid, user } = await openWithPendingChanges();
    await user.click(button('Sign Out'));
    await pass();
    void goOnline();
    await pass();
    expect(screen.getByRole('alertdialog', { name: 'Everything is saved' })).toBeDefined();
    await user.click(button('Sign out now'));
    await pass(1000);
    expect(data.session.state.user).toBeNull();
    expect([...backend.documents(uid).values()]).toMatchObject([{ name: 'Grace' }]);
  });
});
