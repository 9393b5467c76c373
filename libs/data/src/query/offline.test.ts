import { describe, expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';

describe('offline', () => {
  test('after one visit everything opens without a network', async () => {
    const first = await createTestData();
    await first.data.commands.addPerson({ name: 'Ada' }).confirmed;
    const later = await createTestData({ world: first, device: first, user: null });
    later.device().goOffline();
    later.authentication.start('ada@example.com');
    await settle();
    expect(await current(later.data.people$)).toMatchObject({
      status: 'offline',
      complete: true,
      data: [{ name: 'Ada' }],
    });
  });

  test('changes wait, are counted and pending, survive closing the page, and arrive once', async () => {
    const world = await createTestData();
    world.goOffline();
    const outcome = world.data.commands.addPerson({ name: 'Ada' });
    expect(await outcome.applied).toEqual({ ok: true });
    await settle();
    expect((await current(world.data.people$)).data).toMatchObject([
      { name: 'Ada', pending: true },
    ]);
    expect(await current(world.data.pendingWrites$)).toBe(1);
    expect(await current(world.data.connection$)).toBe('waiting');

    const later = await createTestData({ world, device: world });
    expect(await current(later.data.pendingWrites$)).toBe(1);
    const before = world.backend.commits;
    await later.goOnline();
    expect(world.backend.commits).toBe(before + 1);
    expect(await current(later.data.pendingWrites$)).toBe(0);
    expect((await current(later.data.people$)).data).toMatchObject([
      { name: 'Ada', pending: false },
    ]);
    expect(await outcome.confirmed).toBeUndefined();
  });

  test('a server that is silent is said only after a while; a blink is not', async () => {
    const world = await createTestData();
    const seen: string[] = [];
    world.data.connection$.subscribe((connection) => seen.push(connection));
    world.device().goOffline();
    await world.clock.advance({ seconds: 2 });
    world.device().goOnline();
    await world.clock.advance({ seconds: 5 });
    expect(seen).toEqual(['online']);
    world.device().goOffline();
    await world.clock.advance({ seconds: 4 });
    expect(seen).toEqual(['online', 'waiting']);
    world.device().goOnline();
    await settle();
    expect(seen).toEqual(['online', 'waiting', 'online']);
  });

  test('a change that does not get through is said after a while, although the listeners seem fine', async () => {
    const world = await createTestData();
    const seen: string[] = [];
    world.data.connection$.subscribe((connection) => seen.push(connection));
    world.device().isStalled = true;
    await world.data.commands.addPerson({ name: 'Ada' }).applied;
    await world.clock.advance({ seconds: 4 });
    expect(seen).toEqual(['online']);
    await world.clock.advance({ seconds: 2 });
    expect(seen).toEqual(['online', 'waiting']);
    await world.data.commands.addPerson({ name: 'Bob' }).applied;
    await world.clock.advance({ seconds: 1 });
    expect(seen).toEqual(['online', 'waiting']);
    world.device().isStalled = false;
    world.device().goOnline();
    await settle();
    expect(seen).toEqual(['online', 'waiting', 'online']);
  });

  test('changes that keep arriving are not said to wait, however many follow each other', async () => {
    const world = await createTestData();
    const seen: string[] = [];
    world.data.connection$.subscribe((connection) => seen.push(connection));
    const device = world.device();
    for (let change = 0; change < 5; change += 1) {
      device.isStalled = true;
      await world.data.commands.addPerson({ name: 'Ada' }).applied;
      await world.clock.advance({ seconds: 3 });
      device.isStalled = false;
      device.goOnline();
      device.isStalled = true;
      await world.data.commands.addPerson({ name: 'Bob' }).applied;
    }
    expect(seen).toEqual(['online']);
  });

  test('what the server refuses after it was applied is rolled back and reported', async () => {
    const world = await createTestData();
    const ada = world.data.commands.addPerson({ name: 'Ada' });
    await ada.confirmed;
    world.goOffline();
    world.backend.refuse(({ kind }) => kind === 'update');
    const edit = world.data.commands.editPerson(ada.id, { notes: 'tall' });
    expect(await edit.applied).toEqual({ ok: true });
    expect((await current(world.data.person$(ada.id))).data?.person.notes).toBe('tall');
    await world.goOnline();
    expect(await edit.confirmed).toMatchObject({ kind: 'permission' });
    await settle();
    expect((await current(world.data.person$(ada.id))).data?.person.notes).toBe('');
  });
});

test('storage that is full falls back to memory with a notice, and the change is not lost', async () => {
  const world = await createTestData();
  world.device().full = true;
  const outcome = world.data.commands.addPerson({ name: 'Ada' });
  expect(await outcome.applied).toEqual({ ok: true });
  expect(await outcome.confirmed).toBeUndefined();
  await settle();
  expect((await current(world.data.people$)).data).toMatchObject([{ name: 'Ada' }]);
  expect(await current(world.data.storage$)).toBe('memory');
});
