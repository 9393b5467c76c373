import { openRemote, recordDownloads, write } from '@evergift/contract/testing';
import { buildPhoto } from '@evergift/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { remote } from '../remote.ts';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

describe('changing the display name', () => {
  test('U1 it is trimmed and saved', async () => {
    const { data, notices, pass, user } = await openRemote(remote, { at: '/profile' });
    expect(button('Save name').disabled).toBe(true);
    await write(user, field('Display name'), '  Ada Lovelace ');
    await user.keyboard('{Enter}');
    await pass();
    expect(data.session.state.user?.displayName).toBe('Ada Lovelace');
    expect(notices).toMatchObject([
      { type: 'success', message: 'Your display name has been changed.' },
    ]);
    expect(field('Display name').value).toBe('Ada Lovelace');
    expect(button('Save name').disabled).toBe(true);
  });

  test('U1 who saves it by keyboard goes on where they were', async () => {
    const { pass, user } = await openRemote(remote, { at: '/profile' });
    await write(user, field('Display name'), 'Ada L');
    await user.tab();
    await user.keyboard('{Enter}');
    await pass();
    expect(button('Save name').disabled).toBe(true);
    expect(document.activeElement).toBe(field('Display name'));
  });

  test('M12 a name that arrives from elsewhere does not wipe what is being typed', async () => {
    const { authentication, data, pass, user } = await openRemote(remote, { at: '/profile' });
    await write(user, field('Display name'), 'Ada L');
    const account = data.session.state.user;
    authentication.user$.next(account && { ...account, displayName: 'The Countess' });
    await pass();
    expect(field('Display name').value).toBe('Ada L');
  });

  test('U1 a failure is said, and what was typed stays', async () => {
    const { authentication, notices, pass, user } = await openRemote(remote, { at: '/profile' });
    authentication.failNext('updateDisplayName', 'network');
    await write(user, field('Display name'), 'Ada');
    await user.keyboard('{Enter}');
    await pass();
    expect(notices).toMatchObject([
      { type: 'error', message: 'Unable to change your display name.  Please try again.' },
    ]);
    expect(field('Display name').value).toBe('Ada');
  });
});

describe('changing the password', () => {
  test('U2 the new one is the one that signs in', async () => {
    const { data, notices, pass, user } = await openRemote(remote, { at: '/profile' });
    await write(user, field('Current password'), 'password');
    await write(user, field('New password'), 'a better one');
    await user.keyboard('{Enter}');
    await pass();
    expect(notices).toMatchObject([{ message: 'Your password has been changed.' }]);
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
    const signedIn = data.session.signIn('ada@example.com', 'a better one');
    await pass();
    expect(await signedIn).toMatchObject({ ok: true });
  });

  test('A3 a new one under 8 characters gets the warning', async () => {
    const { notices, pass, user } = await openRemote(remote, { at: '/profile' });
    await write(user, field('Current password'), 'password');
    await write(user, field('New password'), 'short');
    await user.keyboard('{Enter}');
    await pass();
    expect(notices).toEqual([
      {
        type: 'warning',
        title: 'Password Issue',
        message: 'Password must be at least 8+ characters long',
      },
    ]);
  });

  test('U2 a wrong current one is said at its field', async () => {
    const { notices, pass, user } = await openRemote(remote, { at: '/profile' });
    await write(user, field('Current password'), 'wrong');
    await write(user, field('New password'), 'a better one');
    await user.keyboard('{Enter}');
    await pass();
    expect(screen.getByText('This is not your current password.')).toBeDefined();
    expect(document.activeElement).toBe(field('Current password'));
    expect(notices).toEqual([]);
  });
});

describe('exporting all data', () => {
  test('U2 saves a JSON file that contains everything', async () => {
    const files = recordDownloads();
    const { notices, pass, user } = await openRemote(remote, {
      at: '/profile',
      now: '2026-11-20T12:00',
      before: async ({ data }) => {
        const { id } = data.commands.addPerson({ name: 'Grace', birthday: '1990-12-09' });
        const kite = { name: 'Kite', personId: id, estimatedCost: 2599 };
        await data.commands.addGiftItem(kite, { photo: buildPhoto(3) }).applied;
      },
    });
    await user.click(button('Export all data'));
    await pass();
    expect(files.map(({ name }) => name)).toEqual(['evergift-2026-11-20.json']);
    vi.useRealTimers();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      account: { email: 'ada@example.com' },
      settings: { theme: 'light' },
      people: [{ name: 'Grace', birthday: '1990-12-09' }],
      events: [{ title: "Grace's Birthday", date: '2026-12-09' }],
      giftItems: [{ name: 'Kite', estimatedCost: 2599 }],
      photos: [{ type: 'image/webp', data: 'BwcH' }],
      missingPhotos: [],
    });
    expect(notices).toMatchObject([{ type: 'success', title: 'Data exported' }]);
  });

  test('I3 beside it is what restores an export', async () => {
    const { host, user } = await openRemote(remote, { at: '/profile' });
    await user.click(button('Restore from a file'));
    expect(host.opened).toEqual([{ name: 'import.file', request: {} }]);
  });

  test('U2 a list that cannot be loaded is not exported as if it were empty', async () => {
    const { notices, pass, user } = await openRemote(remote, {
      at: '/profile',
      before: async ({ device, data }) => {
        await data.session.signOut();
        device().clear();
        device().failListeners('giftItems', 'permission');
        await data.session.signIn('ada@example.com', 'password');
      },
    });
    await user.click(button('Export all data'));
    await pass();
    expect(notices).toMatchObject([
      {
        type: 'error',
        message: 'Unable to export your data.  Please check your connection and try again.',
      },
    ]);
  });
});

describe('deleting the account', () => {
  const openDialog = async () => {
    const page = await openRemote(remote, {
      at: '/profile',
      before: ({ data }) => data.commands.addPerson({ name: 'Grace' }).applied,
    });
    await page.user.click(button('Delete account…'));
    return page;
  };

  test('U2 asks for the password and a word, then nothing is left', async () => {
    const { backend, data, notices, pass, uid, user } = await openDialog();
    expect(button('Delete everything').disabled).toBe(true);
    await write(user, field('Password'), 'password');
    expect(button('Delete everything').disabled).toBe(true);
    await write(user, field('Type “delete” to confirm'), 'Delete');
    await user.click(button('Delete everything'));
    await pass(1000);
    expect(backend.documents(uid).size).toBe(0);
    expect(data.session.state.user).toBeNull();
    expect(notices).toMatchObject([
      { type: 'success', message: 'Your account and everything in it have been deleted.' },
    ]);
  });

  test('U2 with a wrong password nothing is deleted', async () => {
    const { backend, data, pass, uid, user } = await openDialog();
    await write(user, field('Password'), 'wrong');
    await write(user, field('Type “delete” to confirm'), 'delete');
    await user.keyboard('{Enter}');
    await pass();
    expect(screen.getByText('This is not your password.')).toBeDefined();
    expect(data.session.state.user?.email).toBe('ada@example.com');
    expect(backend.documents(uid).size).toBe(1);
  });

  test('U2 Escape keeps the account', async () => {
    const { data, pass, user } = await openDialog();
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(data.session.state.user?.email).toBe('ada@example.com');
  });
});
