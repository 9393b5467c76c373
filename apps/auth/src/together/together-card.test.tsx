import { openRemote, type OpenOptions } from '@evergift/contract/testing';
import { planningAlone, type Planner, type PlannerMember } from '@evergift/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../remote.ts';

afterEach(() => vi.restoreAllMocks());

const member = (uid: string, name: string, more: Partial<PlannerMember> = {}): PlannerMember => ({
  ...{ uid, name, isMe: false, isOwner: false, personId: '', ...more },
});

/** Opens the profile, its parts loaded from the disk, for which fake timers do not wait. */
async function openProfile(planner?: Partial<Planner>, options: OpenOptions = {}) {
  await import('./together.tsx');
  const page = await openRemote(remote, {
    at: '/profile',
    before: ({ data, uid }) => {
      vi.spyOn(data, 'openSharing');
      const shown = { ...planningAlone, ownerUid: uid, ...planner };
      if (planner) Object.assign(data, { planner$: of(shown) });
    },
    ...options,
  });
  vi.useRealTimers();
  return page;
}
const invite = () => screen.queryByRole('button', { name: 'Invite somebody' });

test('H1 who plans alone has one button, and nothing is loaded for it', async () => {
  const { data } = await openProfile();
  expect(invite()).not.toBeNull();
  expect(data.openSharing).not.toHaveBeenCalled();
});

test('H1 inviting says offline that it needs the network, and keeps what was chosen', async () => {
  const page = await openProfile();
  act(() => page.goOffline());
  await page.user.click(invite()!);
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  const make = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Make the link' });
  expect(make.disabled).toBe(true);
  await page.user.type(within(dialog).getByLabelText('Your name'), 'Ada');
  await page.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(page.notices).toMatchObject([{ type: 'warning', message: /needs the network/ }]),
  );
  expect(within(dialog).getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada');
});

test('H1 the fifth cannot be invited, in words', async () => {
  const guests = ['Mia', 'Noor', 'Sam', 'Lee'].map((name) => member(name, name));
  await openProfile({ members: [member('ada', '', { isMe: true, isOwner: true }), ...guests] });
  expect(screen.getByText(/Four people plan with you/)).toBeDefined();
  expect(invite()).toBeNull();
});

test('H6 in another’s planner one can leave, and neither invite nor remove', async () => {
  const members = [member('me', 'Ada', { isMe: true }), member('olga', 'Olga', { isOwner: true })];
  const { user } = await openProfile({ ownerUid: 'olga', isMine: false, name: 'Olga', members });
  const leave = await screen.findByRole('button', { name: 'Leave Olga’s planner…' });
  expect(invite()).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  await user.click(leave);
  const question = screen.getByRole('alertdialog', { name: 'Leave Olga’s planner?' });
  expect(question.textContent).toContain('what only you see there is deleted');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
