import { openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

interface Situation extends Partial<OpenOptions> {
  /** Whether the server sends mail. */
  mails?: boolean;
  isVerified?: boolean;
}

async function openProfile({ mails = true, isVerified = true, ...options }: Situation = {}) {
  const answer = () => Promise.resolve(Response.json({ address: null, details: false, mails }));
  const page = await openRemote(remote, {
    at: '/profile',
    now: '2026-11-20T12:00',
    fetch: answer,
    ...options,
    before: async (world) => {
      if (isVerified) world.authentication.verify();
      await options.before?.(world);
    },
  });
  await page.data.openReminders();
  await page.pass();
  vi.useRealTimers();
  const kept = () => page.backend.document(page.uid, { collection: 'settings', id: page.uid });
  return { ...page, kept };
}

const choice = (name: string) => {
  const group = screen.getByRole('radiogroup', { name: 'Summary by e-mail' });
  return within(group).getByRole<HTMLButtonElement>('radio', { name });
};
const isChosen = (name: string) => choice(name).getAttribute('aria-checked') === 'true';

test('N5 is off at first; one press switches it on and notes the zone of its 8 o’clock', async () => {
  const { user, kept } = await openProfile();
  await waitFor(() => expect(choice('Off').disabled).toBe(false));
  expect(isChosen('Off')).toBe(true);
  await user.click(choice('Weekly'));
  await waitFor(() =>
    expect(kept()).toMatchObject({ digest: 'weekly', timeZone: 'Europe/Berlin' }),
  );
  await waitFor(() => expect(isChosen('Weekly')).toBe(true));
  expect(screen.getByText(/On Mondays at 8 o’clock \(Europe\/Berlin\)/)).toBeDefined();
});

test('N5 who is elsewhere now moves 8 o’clock by one press', async () => {
  const { user, kept } = await openProfile({
    before: ({ data }) => data.commands.setDigest('daily', 'America/New_York').confirmed,
  });
  await screen.findByText(/Every day at 8 o’clock \(America\/New York\)/);
  await user.click(screen.getByRole('button', { name: 'Use the time of Europe/Berlin' }));
  await waitFor(() => expect(kept()).toMatchObject({ digest: 'daily', timeZone: 'Europe/Berlin' }));
});

test('N5 needs a confirmed address, and can be switched off without one', async () => {
  await openProfile({ isVerified: false });
  await screen.findByText(/Confirm your e-mail address first/);
  expect(choice('Daily').disabled).toBe(true);
});

test('N5 can be switched off also where it cannot be switched on', async () => {
  const { user, kept } = await openProfile({
    isVerified: false,
    mails: false,
    before: ({ data }) => data.commands.setDigest('daily', 'Europe/Berlin').confirmed,
  });
  await screen.findByText('This server sends no mail.');
  await user.click(choice('Off'));
  await waitFor(() => expect(kept()).not.toHaveProperty('digest'));
});

test('N5 works offline, and what the server refuses goes back and is said', async () => {
  const { backend, user, notices } = await openProfile();
  backend.refuse(({ collection }) => collection === 'settings');
  await waitFor(() => expect(choice('Off').disabled).toBe(false));
  await user.click(choice('Daily'));
  await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message: /how often/ }]));
  expect(isChosen('Off')).toBe(true);
});
