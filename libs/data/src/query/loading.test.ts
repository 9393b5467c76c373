import { describe, expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';

const status = async (world: Awaited<ReturnType<typeof createTestData>>) => {
  const { status: is, complete, data } = await current(world.data.people$);
  return { is, complete, count: data.length };
};

describe('F5 S4 loading and errors', () => {
  test('before anybody is signed in: loading, empty, and not a real answer', async () => {
    const world = await createTestData({ user: null });
    expect(await status(world)).toEqual({ is: 'loading', complete: false, count: 0 });
  });

  test('S4 an answer from the server that there is nobody is a real one', async () => {
    expect(await status(await createTestData())).toEqual({ is: 'live', complete: true, count: 0 });
  });

  test('S4 an empty cache without a network is not a real answer', async () => {
    const world = await createTestData({ user: null });
    world.device().goOffline();
    world.authentication.start('ada@example.com');
    await settle();
    expect(await status(world)).toEqual({ is: 'offline', complete: false, count: 0 });
    const outcome = world.data.commands.deletePerson('somebody');
    expect(await outcome.applied).toMatchObject({ ok: false, error: { kind: 'offline' } });
  });

  test('a load that fails is followed by an empty list, is reported once, and recovers by itself', async () => {
    const world = await createTestData({ user: null });
    world.device().failListeners('people', 'permission');
    world.authentication.start('ada@example.com');
    await settle();
    expect(await current(world.data.people$)).toMatchObject({
      status: 'error',
      data: [],
      complete: false,
      error: { kind: 'permission' },
    });
    expect((await current(world.data.events$)).status).toBe('live');
    await world.clock.advance({ minutes: 2 });
    expect(world.problems.filter(({ area }) => area === 'listen')).toHaveLength(1);
    world.device().failListeners('people', undefined);
    await world.clock.advance({ minutes: 1 });
    expect(await status(world)).toEqual({ is: 'live', complete: true, count: 0 });
  });

  test('a listener that fails later keeps what was loaded; the returning network takes it up at once', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Ada' }).confirmed;
    await settle();
    world.device().failListeners('people', 'unknown');
    await settle();
    expect(await status(world)).toEqual({ is: 'error', complete: true, count: 1 });
    world.device().failListeners('people', undefined);
    world.clock.wake$.next();
    await settle();
    expect(await status(world)).toEqual({ is: 'live', complete: true, count: 1 });
  });

  test('a stream that is cut 20 times ends up right', async () => {
    const world = await createTestData();
    const other = await createTestData({ world });
    for (let cut = 0; cut < 20; cut += 1) {
      world.device().failListeners('people', 'offline');
      await settle();
      const added = other.data.commands.addPerson({ name: `P${cut}` });
      await added.confirmed;
      if (cut % 2) await other.data.commands.deletePerson(added.id).confirmed;
      world.device().failListeners('people', undefined);
      await world.clock.advance({ minutes: 1 });
    }
    expect(await status(world)).toEqual({ is: 'live', complete: true, count: 10 });
    expect(world.device().listeners).toBe(4);
  });
});

test('data that cannot be opened is an error that recovers by itself', async () => {
  const world = await createTestData({ user: null, failOpening: 2 });
  world.authentication.start('ada@example.com');
  await settle();
  expect(await current(world.data.people$)).toMatchObject({ status: 'error', data: [] });
  await world.clock.advance({ seconds: 10 });
  expect(await status(world)).toEqual({ is: 'live', complete: true, count: 0 });
  expect(world.problems).toMatchObject([{ area: 'open' }]);
});

test('F5 data that cannot be opened is tried again at once when the page wakes or the network returns', async () => {
  const world = await createTestData({ user: null, failOpening: 1 });
  world.authentication.start('ada@example.com');
  await settle();
  world.clock.wake$.next();
  await settle();
  expect(await status(world)).toEqual({ is: 'live', complete: true, count: 0 });
  await world.clock.advance({ minutes: 2 });
  expect(world.device().listeners).toBe(4);
});

test('U3 F5 settings that could not be read are read again by themselves', async () => {
  const world = await createTestData();
  await world.data.commands.setTheme('dark').confirmed;
  const later = await createTestData({ world, user: null });
  later.device().goOffline();
  later.authentication.start('ada@example.com');
  await settle();
  expect(await current(later.data.settings$)).toMatchObject({ status: 'offline', complete: false });
  later.device().goOnline();
  await later.clock.advance({ seconds: 30 });
  expect(await current(later.data.settings$)).toMatchObject({
    status: 'live',
    data: { theme: 'dark' },
  });
});
