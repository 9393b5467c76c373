import { describe, expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';
import type { Query } from '../model/query-state.ts';

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

  test('four listeners serve any number of subscribers and navigations; none is left after sign-out', async () => {
    const world = await createTestData();
    const { data } = world;
    const device = world.device();
    expect(device.listeners).toBe(4);
    for (let visit = 0; visit < 20; visit += 1) {
      const subscriptions = [
        data.people$.subscribe(),
        data.eventList$({ search: String(visit) }).subscribe(),
        data.timeline$({ window: 'this-year' }).subscribe(),
      ];
      expect(device.listeners).toBe(4);
      for (const subscription of subscriptions) subscription.unsubscribe();
    }
    expect(device.listeners).toBe(4);
    await data.session.signOut();
    expect(device.listeners).toBe(0);
  });

  test('it is known whether a record is there, whatever it is a record of', async () => {
    const world = await createTestData();
    const other = await createTestData({ world });
    const { id } = other.data.commands.addGiftItem({ name: 'Lamp', newPerson: { name: 'Cy' } });
    await settle();
    expect((await current(world.data.hasRecord$(id))).data).toBe(true);
    expect((await current(world.data.hasRecord$('another'))).data).toBe(false);
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

test('the gifts of nobody, or of no event, are none', async () => {
  const { data } = await createTestData();
  await data.commands.addGiftItem({ name: 'Kite', newPerson: { name: 'Cy' } }).confirmed;
  await settle();
  expect((await current(data.giftRows$)).data).toHaveLength(1);
  expect((await current(data.giftsOfPerson$(''))).data).toEqual([]);
  expect((await current(data.giftsOfEvent$(''))).data).toEqual([]);
});
