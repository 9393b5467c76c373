import { describe, expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';
import type { Query } from './query.ts';

const status = async (world: Awaited<ReturnType<typeof createTestData>>) => {
  const { status: is, complete, data } = await current(world.data.people$);
  return { is, complete, count: data.length };
};

describe('F2 live', () => {
  test('a change of another device shows without asking; the lists are in their order', async () => {
    const world = await createTestData();
    const other = await createTestData({ world });
    await other.data.commands.addPerson({ name: 'bob' }).confirmed;
    await other.data.commands.addPerson({ name: 'Ada' }).confirmed;
    await other.data.commands.addEvent({ title: 'B', people: ['x'], date: '2027-01-01' }).confirmed;
    await other.data.commands.addEvent({ title: 'A', people: ['x'], date: '2026-12-01' }).confirmed;
    await other.data.commands.addGiftItem({ name: 'old', newPerson: { name: 'Cy' } }).confirmed;
    await world.clock.advance({ seconds: 1 });
    await other.data.commands.addGiftItem({ name: 'new', newPerson: { name: 'Di' } }).confirmed;
    await settle();
    const { people$, events$, giftItems$ } = world.data;
    expect((await current(people$)).data.map(({ name }) => name)).toEqual([
      'Ada',
      'bob',
      'Cy',
      'Di',
    ]);
    expect((await current(events$)).data.map(({ title }) => title)).toEqual(['A', 'B']);
    expect((await current(giftItems$)).data.map(({ name }) => name)).toEqual(['new', 'old']);
  });

  test('three listeners serve any number of subscribers and navigations; none is left after sign-out', async () => {
    const world = await createTestData();
    const { data } = world;
    const device = world.device();
    expect(device.listeners).toBe(3);
    for (let visit = 0; visit < 20; visit += 1) {
      const subscriptions = [
        data.people$.subscribe(),
        data.eventList$({ search: String(visit) }).subscribe(),
        data.timeline$({ window: 'this-year' }).subscribe(),
      ];
      expect(device.listeners).toBe(3);
      for (const subscription of subscriptions) subscription.unsubscribe();
    }
    expect(device.listeners).toBe(3);
    await data.session.signOut();
    expect(device.listeners).toBe(0);
  });

  test('the same question gives the same observable', async () => {
    const { data } = await createTestData();
    expect(data.person$('a')).toBe(data.person$('a'));
    expect(data.peopleList$({ search: 'x' })).toBe(data.peopleList$({ search: 'x' }));
    expect(data.peopleList$()).toBe(data.peopleList$());
    expect(data.person$('a')).not.toBe(data.person$('b'));
  });

  test('one changed gift gives one new list in which all other rows are the same objects', async () => {
    const world = await createTestData();
    const { commands } = world.data;
    const ids = ['a', 'b', 'c'];
    for (const id of ids)
      await commands.addGiftItem({ name: id, newPerson: { name: id } }, { id }).confirmed;
    await settle();
    const seen: Query<readonly { id: string }[]>[] = [];
    world.data.giftList$({ sort: 'name' }).subscribe((query) => seen.push(query));
    const other = await createTestData({ world });
    await other.data.commands.editGiftItem('b', { name: 'bb' }).confirmed;
    await settle();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.data[0]).toBe(seen[0]?.data[0]);
    expect(seen[1]?.data[1]).not.toBe(seen[0]?.data[1]);
    expect(seen[1]?.data[2]).toBe(seen[0]?.data[2]);
  });

  test('what one batch changes in three collections is seen at once, never by halves', async () => {
    const world = await createTestData();
    const { commands } = world.data;
    const ada = commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
    await commands.addGiftItem({ name: 'Book', personId: ada.id }).confirmed;
    await settle();
    const halves: string[] = [];
    world.data.giftRows$.subscribe(({ data }) => {
      if (data.some(({ personKnown }) => !personKnown)) halves.push('a gift without its person');
    });
    await commands.deletePerson(ada.id).confirmed;
    await settle();
    expect(halves).toEqual([]);
  });
});

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
    expect(world.device().listeners).toBe(3);
  });
});

describe('offline', () => {
  test('after one visit everything opens without a network', async () => {
    const first = await createTestData();
    await first.data.commands.addPerson({ name: 'Ada' }).confirmed;
    const later = await createTestData({ world: first, device: first, user: null });
    later.device().goOffline();
    later.authentication.start('ada@example.com');
    await settle();
    expect(await status(later)).toEqual({ is: 'offline', complete: true, count: 1 });
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

  test('what the server refuses after it was applied is rolled back and told', async () => {
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

  test('two devices that edit offline converge, whoever comes back first', async () => {
    const world = await createTestData();
    const other = await createTestData({ world });
    const ada = world.data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
    await ada.confirmed;
    await settle();
    world.goOffline();
    other.goOffline();
    await world.data.commands.editPerson(ada.id, { notes: 'tall' }).applied;
    await other.data.commands.editPerson(ada.id, { name: 'Eda' }).applied;
    await other.goOnline();
    await world.goOnline();
    await settle();
    for (const { data } of [world, other]) {
      expect((await current(data.person$(ada.id))).data?.person).toMatchObject({
        name: 'Eda',
        notes: 'tall',
        pending: false,
      });
    }
    const exports = [world, other].map(({ data }) => ({ ...data.exportData(), exportedAt: 0 }));
    expect(exports[0]).toEqual(exports[1]);
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
