import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import type { Reminders } from './open-reminders.ts';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

/** The text of a calendar file. */
async function fileOf(reminders: Reminders, request: { eventId?: string } = {}): Promise<string> {
  const file = await reminders.calendarFile({ addressOf, ...request });
  return file.ok ? file.text : '';
}

const addressOf = (id: string) => `https://evergift.example/events/${id}`;

/** A device on which Ada has a birthday in a week. */
async function openDevice(options: Parameters<typeof createTestData>[0] = {}) {
  const world = await createTestData(options);
  const { data } = world;
  const ada = data.commands.addPerson({ name: 'Ada', birthday: '1990-11-27' });
  await ada.confirmed;
  await settle();
  return { ...world, ada, reminders: await data.openReminders() };
}

const due = async ({ data }: Pick<TestData, 'data'>) =>
  (await current((await data.openReminders()).due$)).data.map(({ occasion }) => occasion.title);

describe('what is due on this device', () => {
  test('N3 comes from the records as they are now, until it is told', async () => {
    const { data, reminders, clock } = await openDevice();
    expect(await due({ data })).toEqual(["Ada's Birthday"]);
    reminders.noteTold();
    expect(await due({ data })).toEqual([]);
    await clock.advance({ hours: 24 });
    expect(await due({ data })).toEqual([]);
    await clock.advance({ hours: 24 * 5 });
    expect(await due({ data })).toEqual(["Ada's Birthday"]);
  });

  test('N3 N1 follows the present that was bought, and the lead times of the settings', async () => {
    const { data, ada } = await openDevice();
    await data.commands.setRemindDays([]).confirmed;
    expect(await due({ data })).toEqual([]);
    await data.commands.setRemindDays([30]).confirmed;
    expect(await due({ data })).toEqual(["Ada's Birthday"]);
    const [birthday] = (await current(data.events$)).data;
    const book = { name: 'Book', personId: ada.id, status: 'purchased' } as const;
    await data.commands.addGiftItem({ ...book, eventId: birthday?.id ?? '' }).confirmed;
    expect(await due({ data })).toEqual([]);
  });

  test('N3 is told once on a device, also when a second page of it looks', async () => {
    const first = await openDevice();
    const second = await createTestData({ world: first, device: first });
    await settle();
    expect(await due(second)).toEqual(["Ada's Birthday"]);
    first.reminders.noteTold();
    expect(await due(second)).toEqual([]);
  });

  test('N3 nobody has anything due before the lists have answered, or when signed out', async () => {
    const { data } = await createTestData({ user: null });
    const reminders = await data.openReminders();
    expect(await current(reminders.due$)).toMatchObject({ status: 'loading', data: [] });
  });
});

describe('what is chosen on this device', () => {
  test('N3 notifications are off until they are switched on, and a sign-out forgets it', async () => {
    const { data, reminders, keyValues } = await openDevice();
    const seen: boolean[] = [];
    const subscription = reminders.notifies.value$.subscribe((value) => seen.push(value));
    reminders.notifies.set(true);
    expect(seen).toEqual([false, true]);
    expect(reminders.notifies.value).toBe(true);
    reminders.noteTold();
    await data.session.signOut();
    expect(keyValues.keys('evergift:reminders')).toEqual([]);
    expect(reminders.notifies.value).toBe(false);
    subscription.unsubscribe();
  });

  test('N3 one person’s choice is not another’s', async () => {
    const first = await openDevice();
    first.reminders.notifies.set(true);
    const second = await createTestData({ user: 'ben@example.com', device: first });
    expect((await second.data.openReminders()).notifies.value).toBe(false);
    expect(await firstValueFrom(first.reminders.notifies.value$)).toBe(true);
  });
});

describe('the calendar file', () => {
  test('N2 holds all occasions, or one', async () => {
    const { data, reminders, ada } = await openDevice();
    const party = data.commands.addEvent({ title: 'Party', people: [ada.id], date: '2026-12-24' });
    await party.applied;
    const all = await fileOf(reminders);
    expect(all.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual([
      "SUMMARY:Ada's Birthday",
      'SUMMARY:Party',
    ]);
    const one = await fileOf(reminders, { eventId: party.id });
    expect(one).toContain(`URL:https://evergift.example/events/${party.id}\r\n`);
    expect(one).toContain('DTSTAMP:20261120T110000Z\r\n');
    expect(one).not.toContain('Birthday');
  });

  test('N2 says who lacks a present when this device is told to', async () => {
    const { reminders } = await openDevice();
    expect(await fileOf(reminders)).not.toContain('DESCRIPTION:Nov');
    reminders.calendarDetails.set(true);
    expect(await fileOf(reminders)).toContain(
      'DESCRIPTION:Nov 27\\, 2026\\nStill without a present: Ada\r\n',
    );
  });

  test('N2 is written offline', async () => {
    const { reminders, goOffline } = await openDevice();
    goOffline();
    expect(await fileOf(reminders)).toContain("SUMMARY:Ada's Birthday\r\n");
  });

  test('N2 is not written from a list that cannot be loaded', async () => {
    const world = await createTestData({ user: null });
    world.device().failListeners('events', 'permission');
    world.authentication.start('ada@example.com');
    await settle();
    const reminders = await world.data.openReminders();
    expect(await reminders.calendarFile({ addressOf })).toMatchObject({
      ok: false,
      error: { kind: 'permission' },
    });
  });
});
