import { describe, expect, test } from 'vitest';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

/** Ada, Bob, a party with both, and a book bought for Ada. */
async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  const ada = commands.addPerson({ name: 'Ada' });
  const bob = commands.addPerson({ name: 'Bob' });
  const people = [ada.id, bob.id];
  const party = commands.addEvent({ title: 'Party', people, date: '2026-12-24' });
  const bought = { status: 'purchased', eventId: party.id, purchasedCost: 1500 } as const;
  const book = commands.addGiftItem({ name: 'Book', personId: ada.id, ...bought });
  await book.confirmed;
  await settle();
  return { ...world, commands, ada, bob, party, book };
}

const stored = ({ backend, uid }: TestData, collection: 'people' | 'events' | 'giftItems') => {
  const prefix = `${collection}/`;
  return [...backend.documents(uid)].flatMap(([key, fields]) =>
    key.startsWith(prefix) ? [fields] : [],
  );
};

describe('new participants', () => {
  const zoe = { id: 'zoe', name: 'Zoë' };

  test('F4 M5 come with the new event in one batch, and not without it', async () => {
    const world = await createTestData();
    const { commands } = world.data;
    const before = world.backend.commits;
    const gala = { title: 'Gala', date: '2026-12-24', people: ['zoe'], newPeople: [zoe] };
    expect(await commands.addEvent(gala).confirmed).toBeUndefined();
    expect(world.backend.commits).toBe(before + 1);
    expect(stored(world, 'people')).toMatchObject([zoe]);
    expect(stored(world, 'events')).toMatchObject([{ title: 'Gala', people: ['zoe'] }]);
    world.backend.refuse(({ collection }) => collection === 'events');
    const refused = { ...gala, people: ['yan'], newPeople: [{ id: 'yan', name: 'Yan' }] };
    expect(await commands.addEvent(refused).confirmed).toBeDefined();
    expect(stored(world, 'people')).toHaveLength(1);
    expect((await current(world.data.people$)).data).toHaveLength(1);
  });

  test('F4 M6 come with an edited event in one batch', async () => {
    const world = await scene();
    const before = world.backend.commits;
    const people = [world.ada.id, 'zoe'];
    await world.commands.editEvent(world.party.id, { people, newPeople: [zoe] }).confirmed;
    expect(world.backend.commits).toBe(before + 1);
    expect(stored(world, 'people')).toHaveLength(3);
    expect(stored(world, 'events').find(({ title }) => title === 'Party')).toMatchObject({
      people,
    });
  });
});

describe('the recipient of a gift', () => {
  test('F8 M9 becomes somebody else, with their name', async () => {
    const world = await scene();
    await world.commands.editGiftItem(world.book.id, { personId: world.bob.id }).confirmed;
    expect(stored(world, 'giftItems')).toMatchObject([
      { personId: world.bob.id, personName: 'Bob', eventId: world.party.id, purchasedCost: 1500 },
    ]);
  });

  test('F4 M9 becomes somebody new in one batch', async () => {
    const world = await scene();
    const before = world.backend.commits;
    await world.commands.editGiftItem(world.book.id, { newPerson: { name: ' Zoë ' } }).confirmed;
    expect(world.backend.commits).toBe(before + 1);
    const zoe = stored(world, 'people').find(({ name }) => name === 'Zoë');
    expect(stored(world, 'giftItems')).toMatchObject([{ personId: zoe?.id, personName: 'Zoë' }]);
  });

  test('M9 cannot become somebody who is gone', async () => {
    const world = await scene();
    const { applied } = world.commands.editGiftItem(world.book.id, { personId: 'gone' });
    const result = await applied;
    expect(!result.ok && result.error.kind).toBe('not-found');
  });
});
