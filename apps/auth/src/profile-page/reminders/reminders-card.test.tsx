import { openRemote } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const openProfile = () => openRemote(remote, { at: '/profile', now: '2026-11-20T12:00' });
const chip = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';

test('N1 reminds 21, 7 and 1 days before, until somebody chooses otherwise; each press is kept', async () => {
  const { backend, pass, uid, user } = await openProfile();
  const kept = () => backend.document(uid, { collection: 'settings', id: uid });
  expect(['3 weeks', '1 week', '1 day'].map(isPressed)).toEqual([true, true, true]);
  await user.click(chip('1 week'));
  await pass();
  expect(isPressed('1 week')).toBe(false);
  expect(kept()).toMatchObject({ remindDays: [21, 1] });
  await user.click(chip('Another time'));
  await user.keyboard('10{Enter}');
  await pass();
  expect(kept()).toMatchObject({ remindDays: [21, 10, 1] });
});

test('N1 what the server refuses goes back and is said', async () => {
  const { backend, notices, pass, user } = await openProfile();
  backend.refuse(({ collection }) => collection === 'settings');
  await user.click(chip('1 week'));
  await pass();
  expect(notices).toMatchObject([
    { type: 'error', message: 'Unable to save your reminders.  Please try again.' },
  ]);
  expect(isPressed('1 week')).toBe(true);
});

test('N1 works offline: what is chosen is there at once', async () => {
  const { goOffline, notices, pass, user } = await openProfile();
  goOffline();
  await user.click(chip('1 day'));
  await pass();
  expect(isPressed('1 day')).toBe(false);
  expect(notices).toEqual([]);
});
