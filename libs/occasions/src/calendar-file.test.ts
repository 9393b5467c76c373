import { createTestData, settle } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const addressOf = (id: string) => `https://evergift.example/events/${id}`;

/** The text of a calendar file. */
async function fileOf({ data }: Pick<TestData, 'data'>, request: { eventId?: string } = {}) {
  const file = await calendarFile(data, { addressOf, ...request });
  return file.ok ? file.text : '';
}

/** A device on which Ada has a birthday in a week. */
async function openDevice() {
  const world = await createTestData();
  const ada = world.data.commands.addPerson({ name: 'Ada', birthday: '1990-11-27' });
  await ada.confirmed;
  await settle();
  return { ...world, ada };
}

describe('the calendar file', () => {
  test('N2 contains all occasions, or one', async () => {
    const world = await openDevice();
    const { data, ada } = world;
    const party = data.commands.addEvent({ title: 'Party', people: [ada.id], date: '2026-12-24' });
    await party.applied;
    const all = await fileOf(world);
    expect(all.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual([
      "SUMMARY:Ada's Birthday",
      'SUMMARY:Party',
    ]);
    const one = await fileOf(world, { eventId: party.id });
    expect(one).toContain(`URL:https://evergift.example/events/${party.id}\r\n`);
    expect(one).toContain('DTSTAMP:20261120T110000Z\r\n');
    expect(one).not.toContain('Birthday');
  });

  test('N2 says who lacks a present when this device is set to', async () => {
    const world = await openDevice();
    expect(await fileOf(world)).not.toContain('DESCRIPTION:Nov');
    (await world.data.openReminders()).calendarDetails.set(true);
    expect(await fileOf(world)).toContain(
      'DESCRIPTION:Nov 27\\, 2026\\nStill without a present: Ada\r\n',
    );
  });

  test('N2 is written offline', async () => {
    const world = await openDevice();
    world.goOffline();
    expect(await fileOf(world)).toContain("SUMMARY:Ada's Birthday\r\n");
  });

  test('N2 is not written from a list that cannot be loaded', async () => {
    const world = await createTestData({ user: null });
    world.device().failListeners('events', 'permission');
    world.authentication.start('ada@example.com');
    await settle();
    expect(await calendarFile(world.data, { addressOf })).toMatchObject({
      ok: false,
      error: { kind: 'permission' },
    });
  });
});
