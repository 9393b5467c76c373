import { openRemote } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { remote } from '../remote.ts';
import { invitationLink, readFragment } from './invitation-link.ts';

const key = { ownerUid: 'olga-1', token: 'a1B2c3D4e5F6g7H8i9J0kL' };
const at = (hash: string) => `/join${hash}`;

test('H1 a link says nothing to a server: all of it is in the fragment', () => {
  const { pathname, search, hash } = new URL(invitationLink(key));
  expect([pathname, search]).toEqual(['/join', '']);
  expect(readFragment(hash)).toEqual(key);
});

test.each(['', '#', '#olga', '#olga.short', `#.${key.token}`, `#a/b.${key.token}`])(
  'H1 a link of which a part is missing (%j) says so',
  async (hash) => {
    await openRemote(remote, { at: at(hash) });
    expect(screen.getByRole('heading', { name: 'This link is not whole' })).toBeDefined();
  },
);

test('H1 who is not signed in reads who invites, and comes back after signing in', async () => {
  const page = await openRemote(remote, { at: at(`#${key.ownerUid}.${key.token}`), user: null });
  const sharing = await page.data.openSharing();
  const invitation = { token: key.token, from: 'Olga', personId: '', createdAt: 0 };
  vi.spyOn(sharing, 'readInvitation').mockResolvedValue({ ok: true, invitation });
  await page.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Olga invites you to plan together' });
  expect(screen.getByText(/What is noted for you stays hidden/)).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(page.place.path).toBe('/auth?mode=signup');
});

test('H1 an invitation that cannot be read can be read again', async () => {
  const page = await openRemote(remote, { at: at(`#${key.ownerUid}.${key.token}`) });
  vi.useRealTimers();
  const title = { name: 'Your invitation could not be read' };
  expect(await screen.findByRole('heading', title)).toBeDefined();
  const sharing = await page.data.openSharing();
  const read = vi.spyOn(sharing, 'readInvitation');
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(read).toHaveBeenCalledWith(key.ownerUid, key.token);
});
