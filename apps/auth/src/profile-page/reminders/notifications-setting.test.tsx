import { openRemote } from '@evergift/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Notify me on this device' });

/** The profile in a browser with this permission, which gives this answer when it is asked. */
async function openProfile(permission: NotificationPermission | undefined, answer = permission) {
  const browser = {
    permission,
    requestPermission: vi.fn(() => {
      browser.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  if (permission) {
    vi.stubGlobal('Notification', browser);
    Object.assign(navigator, { serviceWorker: {} });
  }
  const page = await openRemote(remote, { at: '/profile', now: '2026-11-20T12:00' });
  const reminders = await page.data.openReminders();
  vi.useRealTimers();
  const press = async () => {
    await waitFor(() => expect(toggle().disabled).toBe(false));
    await page.user.click(toggle());
    await waitFor(() => expect(toggle().disabled).toBe(false));
  };
  return { ...page, browser, reminders, press };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('N3 nobody is asked before the press; allowed, this device notifies', async () => {
  const { browser, reminders, press } = await openProfile('default', 'granted');
  expect(screen.getByText('Your browser will ask you once.')).toBeDefined();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(toggle().checked).toBe(true));
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(reminders.notifies.value).toBe(true);
  expect(screen.getByText(/A closed Evergift cannot notify/)).toBeDefined();
  await press();
  await waitFor(() => expect(toggle().checked).toBe(false));
  expect(reminders.notifies.value).toBe(false);
});

test('N3 who says no reads how to allow it again', async () => {
  const { browser, reminders, user } = await openProfile('default', 'denied');
  await waitFor(() => expect(toggle().disabled).toBe(false));
  await user.click(toggle());
  await waitFor(() => expect(screen.getByText(/are blocked in this browser/)).toBeDefined());
  expect(toggle().disabled).toBe(true);
  expect(toggle().checked).toBe(false);
  expect(reminders.notifies.value).toBe(false);
  browser.permission = 'granted';
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(toggle().disabled).toBe(false));
});

test('N3 a browser that cannot is said to, with what to do on an iPhone', async () => {
  await openProfile(undefined);
  expect(screen.getByText(/add Evergift to the Home Screen/)).toBeDefined();
  expect(toggle().disabled).toBe(true);
});
