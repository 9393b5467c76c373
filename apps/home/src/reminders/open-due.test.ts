import { createTestData, current, settle } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { describe, expect, test } from 'vitest';
import { openDue } from './open-due.ts';

/** A device on which Ada has a birthday in a week. */
async function openDevice() {
  const world = await createTestData();
  const ada = world.data.commands.addPerson({ name: 'Ada', birthday: '1990-11-27' });
  await ada.confirmed;
  await settle();
  return { ...world, ada, due: await world.data.open(async () => openDue) };
}

async function titlesOf({ data }: Pick<TestData, 'data'>) {
  const { due$ } = await data.open(async () => openDue);
  return (await current(due$)).data.map(({ occasion }) => occasion.title);
}

describe('what is due on this device', () => {
  test('N3 comes from the records as they are now, until it is shown', async () => {
    const { data, due, clock } = await openDevice();
    expect(await titlesOf({ data })).toEqual(["Ada's Birthday"]);
    due.noteShown();
    expect(await titlesOf({ data })).toEqual([]);
    await clock.advance({ hours: 24 });
    expect(await titlesOf({ data })).toEqual([]);
    await clock.advance({ hours: 24 * 5 });
    expect(await titlesOf({ data })).toEqual(["Ada's Birthday"]);
  });

  test('N3 N1 follows the present that was bought, and the lead times of the settings', async () => {
    const { data, ada } = await openDevice();
    await data.commands.setRemindDays([]).confirmed;
    expect(await titlesOf({ data })).toEqual([]);
    await data.commands.setRemindDays([30]).confirmed;
    expect(await titlesOf({ data })).toEqual(["Ada's Birthday"]);
    const [birthday] = (await current(data.events$)).data;
    const book = { name: 'Book', personId: ada.id, status: 'purchased' } as const;
    await data.commands.addGiftItem({ ...book, eventId: birthday?.id ?? '' }).confirmed;
    expect(await titlesOf({ data })).toEqual([]);
  });

  test('N3 is shown once on a device, also when a second page of it looks', async () => {
    const first = await openDevice();
    const second = await createTestData({ world: first, device: first });
    await settle();
    expect(await titlesOf(second)).toEqual(["Ada's Birthday"]);
    first.due.noteShown();
    expect(await titlesOf(second)).toEqual([]);
  });

  test('N3 nobody has anything due before the lists have answered, or when signed out', async () => {
    const { data } = await createTestData({ user: null });
    const { due$ } = await data.open(async () => openDue);
    expect(await current(due$)).toMatchObject({ status: 'loading', data: [] });
  });
});
