import { createTestData, settle } from '@evergift/data/testing';
import type { TestDataOptions } from '@evergift/data/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followReminders } from './follow-reminders.ts';
// Loaded before: what follows waits for no code.
import './open-due.ts';

/** What this device shows, by the browser's rules: a notification of the same tag takes the other's place. */
class Device {
  readonly shown: { title: string; body: string; path: string }[] = [];
  readonly closed = vi.fn();
  readonly registration = {
    showNotification: (title: string, { body = '', data }: NotificationOptions) => {
      this.shown.push({ title, body, ...(data as { path: string }) });
      return Promise.resolve();
    },
    getNotifications: () => Promise.resolve([{ close: this.closed }]),
  } as unknown as ServiceWorkerRegistration;
}

const pages: { unsubscribe: () => void }[] = [];
const report = vi.fn();

/** A page of a device on which Ada has a birthday in a week. */
async function openPage(device: Device, options: TestDataOptions = {}) {
  const world = await createTestData({ now: '2026-11-20T12:00', ...options });
  if (!options.world) {
    await world.data.commands.addPerson({ name: 'Ada', birthday: '1990-11-27' }).confirmed;
  }
  await settle();
  const reminders = await world.data.openReminders();
  const follow = async () => {
    pages.push(followReminders(world.data, device.registration, report));
    await pass();
  };
  return { ...world, reminders, follow };
}

/** Lets what is under way come to its end. */
async function pass() {
  for (let turn = 0; turn < 10; turn += 1) await settle();
}

function allow(permission: NotificationPermission) {
  vi.stubGlobal('Notification', { permission });
}

const lookAgain = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
};

beforeEach(() => allow('granted'));
afterEach(() => {
  for (const page of pages.splice(0)) page.unsubscribe();
  vi.unstubAllGlobals();
  expect(report).not.toHaveBeenCalled();
});

test('N3 an allowed device that was switched on shows what is due, once a day', async () => {
  const device = new Device();
  const { reminders, follow } = await openPage(device);
  reminders.notifies.set(true);
  await follow();
  expect(device.shown).toEqual([
    {
      title: "Ada's Birthday: 7 days away",
      body: 'No present yet for Ada.',
      path: expect.stringMatching(/^\/events\/birthday-\w+-2026$/),
    },
  ]);
  await lookAgain();
  expect(device.shown).toHaveLength(1);
});

test('N3 a reload and a second tab show nothing more that day', async () => {
  const device = new Device();
  const first = await openPage(device);
  first.reminders.notifies.set(true);
  await first.follow();
  const second = await openPage(device, { world: first, device: first });
  await second.follow();
  expect(second.reminders.notifies.value).toBe(true);
  expect(device.shown).toHaveLength(1);
});

test('N3 two tabs that look at the same moment wait for each other', async () => {
  const device = new Device();
  const waiting: (() => Promise<void>)[] = [];
  vi.stubGlobal('navigator', {
    // The browser's lock: the second waits until the first has done its work.
    locks: {
      request: (_name: string, work: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          waiting.push(() => work().then(resolve, reject));
        }),
    },
  });
  const first = await openPage(device);
  first.reminders.notifies.set(true);
  const second = await openPage(device, { world: first, device: first });
  await first.follow();
  await second.follow();
  expect(waiting).toHaveLength(2);
  for (const work of waiting) await work();
  expect(device.shown).toHaveLength(1);
});

test('N3 nothing is shown where it is switched off, not asked yet, or denied', async () => {
  const device = new Device();
  const { reminders, follow } = await openPage(device);
  await follow();
  for (const permission of ['default', 'denied'] as const) {
    allow(permission);
    reminders.notifies.set(true);
    await lookAgain();
    reminders.notifies.set(false);
  }
  expect(device.shown).toEqual([]);
});

test('N3 switching it on notifies at once; a present that was bought needs no notification', async () => {
  const device = new Device();
  const { data, reminders, follow } = await openPage(device);
  await follow();
  const [ada] = data.exportData().people;
  const [birthday] = data.exportData().events;
  const present = { name: 'Book', personId: ada?.id ?? '', status: 'purchased' } as const;
  const eventId = birthday?.id ?? '';
  const bought = data.commands.addGiftItem({ ...present, eventId });
  await bought.confirmed;
  reminders.notifies.set(true);
  await pass();
  expect(device.shown).toEqual([]);
  await bought.undo().confirmed;
  await lookAgain();
  expect(device.shown).toHaveLength(1);
});

test('N3 a day that begins with the page open has its notification in the morning', async () => {
  const device = new Device();
  const { clock, data, reminders, follow } = await openPage(device);
  reminders.notifies.set(true);
  await follow();
  await data.commands.setRemindDays([7, 6]).confirmed;
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 0, 0, 1), toFake: ['setInterval', 'Date'] });
  await clock.advance({ hours: 13 });
  await pass();
  expect(device.shown).toHaveLength(1);
  vi.advanceTimersByTime(8 * 3_600_000);
  await pass();
  expect(device.shown.map(({ title }) => title)).toEqual([
    "Ada's Birthday: 7 days away",
    "Ada's Birthday: 6 days away",
  ]);
  vi.useRealTimers();
});

test('N3 a sign-out takes the notification away: it contains names', async () => {
  const device = new Device();
  const { data, reminders, follow } = await openPage(device);
  reminders.notifies.set(true);
  await follow();
  expect(device.closed).not.toHaveBeenCalled();
  await data.session.signOut();
  await pass();
  expect(device.closed).toHaveBeenCalled();
});

test('N3 a browser without notifications is left alone', async () => {
  vi.stubGlobal('Notification', undefined);
  const device = new Device();
  const { reminders, follow } = await openPage(device);
  reminders.notifies.set(true);
  await follow();
  expect(device.shown).toEqual([]);
});
