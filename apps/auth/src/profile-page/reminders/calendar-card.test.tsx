import { openRemote, recordDownloads } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const aBirthday: OpenOptions['before'] = ({ data }) =>
  data.commands.addPerson({ name: 'Grace', birthday: '1990-12-09' }).confirmed;

/** The profile, and the files that it gives. */
async function openProfile(before?: OpenOptions['before']) {
  const files = recordDownloads();
  const page = await openRemote(remote, {
    at: '/profile',
    now: '2026-11-20T12:00',
    ...(before && { before }),
  });
  const press = async () => {
    await page.user.click(screen.getByRole('button', { name: 'All occasions' }));
    await page.until(() => page.notices.length > 0);
    expect(page.notices).toHaveLength(1);
  };
  return { ...page, files, press };
}

const details = () => screen.getByRole('switch', { name: /Include budgets/ });

test("N2 'All occasions' gives a calendar file of all that is to come, offline too", async () => {
  const { files, press, notices, goOffline } = await openProfile(aBirthday);
  goOffline();
  await press();
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['evergift-occasions.ics', 'text/calendar'],
  ]);
  expect(notices).toMatchObject([{ type: 'success', title: 'Calendar file saved' }]);
  vi.useRealTimers();
  const text = await files[0]?.text();
  expect(text).toMatch(/^SUMMARY:Grace's Birthday\r$/m);
  expect(text).toMatch(/^URL:http:\/\/localhost:\d+\/events\/birthday-/m);
  expect(text).not.toContain('DESCRIPTION:Dec');
});

test('N2 says who lacks a present when that is switched on', async () => {
  const { files, press, until, user } = await openProfile(aBirthday);
  await until(() => details().getAttribute('disabled') === null);
  await user.click(details());
  await press();
  vi.useRealTimers();
  expect(await files[0]?.text()).toContain('Still without a present: Grace');
});

test('N2 with nothing to come it says what to do', async () => {
  const { files, press, notices } = await openProfile();
  await press();
  expect(files).toEqual([]);
  expect(notices).toMatchObject([
    { type: 'info', message: 'Nothing is to come yet. Add a birthday or an event first.' },
  ]);
});

test('N2 a list that cannot be loaded gives no file', async () => {
  const { files, press, notices } = await openProfile(async ({ device, data }) => {
    await data.session.signOut();
    device().clear();
    device().failListeners('events', 'permission');
    await data.session.signIn('ada@example.com', 'password');
  });
  await press();
  expect(files).toEqual([]);
  expect(notices).toMatchObject([
    { type: 'error', message: 'Unable to write the calendar file.  Please try again.' },
  ]);
});
