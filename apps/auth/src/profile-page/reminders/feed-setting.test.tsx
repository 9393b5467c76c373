import { openRemote } from '@evergift/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

afterEach(() => vi.restoreAllMocks());

const addressOf = (number: number) =>
  `https://gifts.example/reminders/calendar/secret${number}.ics`;

/** A server that keeps one feed, and what it was asked. */
function serverOfFeeds() {
  const server = {
    state: { address: null as string | null, details: false, mails: true },
    asked: [] as string[],
    answers: true,
    fetch: vi.fn(async (_path: unknown, request: RequestInit = {}) => {
      const { method = 'GET', body } = request;
      server.asked.push(method);
      if (!server.answers) throw new TypeError('Failed to fetch');
      const wish = JSON.parse(String(body ?? '{}')) as { renew?: true; details?: boolean };
      if (method === 'DELETE') server.state = { ...server.state, address: null, details: false };
      if (method === 'PUT') {
        const isNew = wish.renew || server.state.address === null;
        const address = isNew ? addressOf(server.asked.length) : server.state.address;
        server.state = { ...server.state, address, details: wish.details ?? server.state.details };
      }
      return Response.json(server.state);
    }),
  };
  return server;
}

const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: /address that keeps a calendar/ });

async function openProfile(server = serverOfFeeds()) {
  const fetch = server.fetch as unknown as typeof globalThis.fetch;
  const page = await openRemote(remote, { at: '/profile', now: '2026-11-20T12:00', fetch });
  await page.data.openReminders();
  vi.useRealTimers();
  return { ...page, server };
}

test('N4 is off at first; switched on, it shows an address that can be copied, and says what it means', async () => {
  const { user, notices } = await openProfile();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(toggle().checked).toBe(false);
  await user.click(toggle());
  await waitFor(() => expect(screen.getByText(addressOf(2))).toBeDefined());
  expect(screen.getByText(/whoever has this address can read your occasions/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(copied).toHaveBeenCalledWith(addressOf(2));
  await waitFor(() => expect(notices).toMatchObject([{ type: 'success' }]));
  copied.mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ type: 'warning' }));
});

test('N4 is renewed and switched off after a question', async () => {
  const { user, server } = await openProfile();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await waitFor(() => expect(toggle().disabled).toBe(false));
  await user.click(toggle());
  const renew = await screen.findByRole('button', { name: 'Renew' });
  await user.click(renew);
  await user.click(toggle());
  expect(server.asked).toEqual(['GET', 'PUT']);
  confirm.mockReturnValue(true);
  await user.click(renew);
  await waitFor(() => expect(screen.getByText(addressOf(3))).toBeDefined());
  await user.click(toggle());
  await waitFor(() => expect(screen.queryByText(addressOf(3))).toBeNull());
  expect(toggle().checked).toBe(false);
});

test('N4 an address that another tab renewed is shown when the page is looked at again', async () => {
  const server = serverOfFeeds();
  server.state = { ...server.state, address: addressOf(0) };
  await openProfile(server);
  await waitFor(() => expect(screen.getByText(addressOf(0))).toBeDefined());
  server.state = { ...server.state, address: addressOf(9) };
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByText(addressOf(9))).toBeDefined());
  expect(screen.queryByText(addressOf(0))).toBeNull();
});

test('N4 includes budgets and who has no present only when that is switched on', async () => {
  const server = serverOfFeeds();
  server.state = { ...server.state, address: addressOf(0) };
  const { user } = await openProfile(server);
  const details = await screen.findByRole<HTMLInputElement>('switch', { name: /Tell budgets/ });
  expect(details.checked).toBe(false);
  await user.click(details);
  await waitFor(() => expect(server.state.details).toBe(true));
  await waitFor(() => expect(details.checked).toBe(true));
});

test('N4 without the network it says so, and asks again when that returns', async () => {
  const server = serverOfFeeds();
  server.answers = false;
  const { user } = await openProfile(server);
  await waitFor(() => expect(screen.getByText(/needs the network/)).toBeDefined());
  server.answers = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toggle().disabled).toBe(false));
  server.answers = false;
  await user.click(toggle());
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(toggle().checked).toBe(false);
});

test('N4 what fails is said, and nothing is shown as done', async () => {
  const { user, server, notices } = await openProfile();
  await waitFor(() => expect(toggle().disabled).toBe(false));
  server.fetch.mockResolvedValueOnce(Response.json({}, { status: 500 }));
  await user.click(toggle());
  await waitFor(() =>
    expect(notices).toMatchObject([{ type: 'error', message: /calendar address/ }]),
  );
  expect(toggle().checked).toBe(false);
});

test.each([
  ['a page', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['404', new Response('', { status: 404 })],
])('N4 N5 a server that answers with %s has neither feeds nor summaries', async (_, response) => {
  const server = serverOfFeeds();
  server.fetch.mockResolvedValue(response);
  await openProfile(server);
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: /Summary/ })).toBeNull());
  expect(screen.queryByRole('switch', { name: /address that keeps/ })).toBeNull();
});
