import { describe, expect, test } from 'vitest';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

/** Seen from 20 November 2026: a gala on the next day that repeats every year, with everything set. */
async function worldWithGala() {
  const world = await createTestData();
  const { commands } = world.data;
  const ada = commands.addPerson({ name: 'Ada' });
  const gala = commands.addEvent({
    title: 'Gala',
    date: '2026-11-21',
    people: [ada.id],
    type: 'Party',
    budget: 20_000,
    notes: 'Black tie',
    recurring: true,
  });
  await gala.confirmed;
  return { ...world, gala: gala.id, ada: ada.id, next: `repeat-${gala.id}-2027` };
}

/** The page wakes up at noon of a day. */
async function wakeOn({ clock }: Pick<TestData, 'clock'>, date: string) {
  await clock.wakeAt(`${date}T12:00`);
  await clock.advance({ seconds: 1 });
}

const events = async ({ data }: Pick<TestData, 'data'>) => (await current(data.events$)).data;
const shown = async (world: Pick<TestData, 'data'>) =>
  (await events(world)).map(({ title, date, recurring }) => `${title} ${date} ${recurring}`);

describe('O9 an event that repeats every year', () => {
  test('takes place again once it has passed: as it was, and the past one stays as history', async () => {
    const world = await worldWithGala();
    await wakeOn(world, '2026-11-21');
    expect(await shown(world)).toEqual(['Gala 2026-11-21 true']);
    await wakeOn(world, '2026-11-22');
    expect(await shown(world)).toEqual(['Gala 2026-11-21 false', 'Gala 2027-11-21 true']);
    expect((await events(world))[1]).toMatchObject({
      id: world.next,
      people: [world.ada],
      type: 'Party',
      budget: 20_000,
      notes: 'Black tie',
    });
  });

  test('is created once, whatever else the days bring, and once for each year', async () => {
    const world = await worldWithGala();
    await wakeOn(world, '2026-11-22');
    const { commits } = world.backend;
    await wakeOn(world, '2026-11-23');
    await wakeOn(world, '2027-11-21');
    expect(world.backend.commits).toBe(commits);
    await wakeOn(world, '2029-06-01');
    expect(await shown(world)).toEqual([
      'Gala 2026-11-21 false',
      'Gala 2027-11-21 false',
      'Gala 2029-11-21 true',
    ]);
  });

  test('does not come back when the next one was deleted', async () => {
    const world = await worldWithGala();
    await wakeOn(world, '2026-11-22');
    await world.data.commands.deleteEvent(world.next).confirmed;
    await wakeOn(world, '2026-11-23');
    expect(await shown(world)).toEqual(['Gala 2026-11-21 false']);
  });

  test('ends when the next one no longer repeats, and follows what was changed of it', async () => {
    const world = await worldWithGala();
    await wakeOn(world, '2026-11-22');
    const { commands } = world.data;
    await commands.editEvent(world.next, { title: 'Ball', date: '2027-11-28' }).confirmed;
    await wakeOn(world, '2027-11-29');
    expect((await shown(world)).at(-1)).toBe('Ball 2028-11-28 true');
    await commands.editEvent(`repeat-${world.gala}-2028`, { recurring: false }).confirmed;
    await wakeOn(world, '2028-11-29');
    expect(await events(world)).toHaveLength(3);
  });

  test('two devices that sync at the same moment create one', async () => {
    const world = await worldWithGala();
    const other = await createTestData({ world });
    await wakeOn(world, '2026-11-22');
    for (const device of [world, other]) {
      expect(await shown(device)).toEqual(['Gala 2026-11-21 false', 'Gala 2027-11-21 true']);
    }
  });

  test('offline it is there at once, and arrives when the network returns', async () => {
    const world = await worldWithGala();
    world.goOffline();
    await wakeOn(world, '2026-11-22');
    const next = async () => (await current(world.data.event$(world.next))).data?.event;
    expect(await next()).toMatchObject({ date: '2027-11-21', pending: true });
    await world.goOnline();
    await settle();
    expect(await next()).toMatchObject({ pending: false });
  });

  test('is not created for nobody, nor for a birthday, which has rules of its own', async () => {
    const world = await worldWithGala();
    const bob = world.data.commands.addPerson({ name: 'Bob', birthday: '1990-11-21' });
    await bob.confirmed;
    await world.data.commands.deletePerson(world.ada).confirmed;
    await wakeOn(world, '2026-11-22');
    expect((await shown(world)).sort()).toEqual([
      "Bob's Birthday 2026-11-21 true",
      "Bob's Birthday 2027-11-21 true",
      'Gala 2026-11-21 true',
    ]);
  });
});
