import { describe, expect, test } from 'vitest';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

/** Ada with a birthday, Bob, a party with both and a budget, and a book bought for Ada. */
async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  const ada = commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
  const bob = commands.addPerson({ name: 'Bob' });
  const people = [ada.id, bob.id];
  const party = commands.addEvent({ title: 'Party', people, date: '2026-12-24', budget: 5000 });
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

describe('adding', () => {
  test('B1 F4 a person with a birthday comes with the birthday event, in one batch', async () => {
    const world = await createTestData();
    const before = world.backend.commits;
    const outcome = world.data.commands.addPerson({ name: ' Ada ', birthday: '1990-12-10' });
    expect(await outcome.applied).toEqual({ ok: true });
    expect(outcome.birthdayEvent).toBe('created');
    expect(await outcome.confirmed).toBeUndefined();
    expect(world.backend.commits).toBe(before + 1);
    expect(stored(world, 'events')).toMatchObject([
      {
        id: `birthday-${outcome.id}-2026`,
        title: "Ada's Birthday",
        date: '2026-12-10',
        type: 'birthday',
        recurring: true,
        people: [outcome.id],
      },
    ]);
    expect((await current(world.data.peopleRows$)).data).toMatchObject([
      { name: 'Ada', birthday: { days: 20, urgency: 'warning' } },
    ]);
  });

  test('F1 every field is stored, empty where nothing was entered, with moments of the server', async () => {
    const world = await createTestData();
    const { id, confirmed } = world.data.commands.addPerson({ name: 'Ada' });
    await confirmed;
    expect(stored(world, 'people')).toEqual([
      {
        id,
        name: 'Ada',
        birthday: '',
        nickname: '',
        notes: '',
        relationship: '',
        createdAt: world.clock.now(),
        updatedAt: world.clock.now(),
      },
    ]);
  });

  test('F4 a gift with a new person is one batch, with their birthday event', async () => {
    const world = await createTestData();
    const before = world.backend.commits;
    const newPerson = { name: 'Cy', birthday: '2000-02-29' };
    const { id, confirmed } = world.data.commands.addGiftItem({ name: 'Kite', newPerson });
    expect(await confirmed).toBeUndefined();
    expect(world.backend.commits).toBe(before + 1);
    const [person] = stored(world, 'people');
    expect(stored(world, 'giftItems')).toMatchObject([
      { id, personId: person?.id, personName: 'Cy', status: 'idea', eventId: '' },
    ]);
    expect(stored(world, 'events')).toMatchObject([{ date: '2027-02-28' }]);
  });

  test('F4 when the server refuses one part, neither person nor gift remains', async () => {
    const world = await createTestData();
    world.backend.refuse(({ collection }) => collection === 'giftItems');
    const { applied, confirmed } = world.data.commands.addGiftItem({
      name: 'Kite',
      newPerson: { name: 'Cy' },
    });
    expect(await applied).toEqual({ ok: true });
    expect(await confirmed).toMatchObject({ kind: 'permission' });
    await settle();
    expect(world.data.exportData()).toMatchObject({ people: [], giftItems: [] });
  });

  test('M3 M5 M7 what does not fit is refused with what to correct, and nothing is written', async () => {
    const { data, backend } = await createTestData();
    const { commands } = data;
    const refused = async (outcome: ReturnType<typeof commands.addEvent>) => {
      const applied = await outcome.applied;
      expect(await outcome.confirmed).toBe(applied.ok ? undefined : applied.error);
      return applied.ok ? [] : applied.error.issues.map(({ path }) => path.join('.'));
    };
    const event = { title: 'Party', people: ['ada'], date: '2026-11-20' };
    expect(await refused(commands.addPerson({ name: '  ' }))).toEqual(['name']);
    expect(await refused(commands.addPerson({ name: 'A', birthday: '2026-11-21' }))).toEqual([
      'birthday',
    ]);
    expect(await refused(commands.addPerson({ name: 'A', birthday: '2026-02-30' }))).toEqual([
      'birthday',
    ]);
    expect(await refused(commands.addEvent({ ...event, people: [] }))).toEqual(['people']);
    expect(await refused(commands.addEvent({ ...event, date: '2026-11-19' }))).toEqual(['date']);
    expect(await refused(commands.addEvent({ ...event, budget: 1.5 }))).toEqual(['budget']);
    expect(await refused(commands.addGiftItem({ name: 'Kite' }))).toEqual(['personId']);
    expect(
      await refused(commands.addGiftItem({ name: 'K', personId: 'p', url: 'javascript:1' })),
    ).toEqual(['url']);
    expect(backend.commits).toBe(0);
    expect(await commands.addEvent(event).applied).toEqual({ ok: true });
  });

  test('a form that is submitted twice adds once', async () => {
    const world = await createTestData();
    const add = () =>
      world.data.commands.addGiftItem({ name: 'Kite', newPerson: { name: 'Cy' } }, { id: 'form1' });
    const [first, second] = [add(), add()];
    await Promise.all([first.confirmed, second.confirmed]);
    await add().confirmed;
    expect(stored(world, 'giftItems')).toHaveLength(1);
    expect(stored(world, 'people')).toHaveLength(1);
  });

  test('a form that is submitted again after it failed adds', async () => {
    const world = await createTestData();
    const add = (name = 'Cy') => world.data.commands.addPerson({ name }, { id: 'form1' });
    expect(await add('').applied).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    world.backend.refuse(({ collection }) => collection === 'people');
    expect(await add().confirmed).toMatchObject({ kind: 'permission' });
    expect(await add().confirmed).toBeUndefined();
    expect(stored(world, 'people')).toHaveLength(1);
  });
});

describe('editing', () => {
  test('B2 B3 F8 a new name goes to the birthday event and to the gifts, in one batch', async () => {
    const world = await scene();
    const before = world.backend.commits;
    const outcome = world.commands.editPerson(world.ada.id, { name: 'Ada L.' });
    expect(await outcome.confirmed).toBeUndefined();
    expect(outcome.birthdayEvent).toBe('updated');
    expect(world.backend.commits).toBe(before + 1);
    expect(
      stored(world, 'events')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(["Ada L.'s Birthday", 'Party']);
    expect(stored(world, 'giftItems')).toMatchObject([{ personName: 'Ada L.' }]);
  });

  test('B3 other changes leave the birthday event alone; nothing changed writes nothing', async () => {
    const world = await scene();
    const outcome = world.commands.editPerson(world.ada.id, { notes: 'tall' });
    await outcome.confirmed;
    expect(outcome.birthdayEvent).toBeUndefined();
    const before = world.backend.commits;
    expect(
      await world.commands.editPerson(world.ada.id, { notes: 'tall ' }).confirmed,
    ).toBeUndefined();
    expect(world.backend.commits).toBe(before);
  });

  test('B3 clearing the birthday removes the coming event', async () => {
    const world = await scene();
    const outcome = world.commands.editPerson(world.ada.id, { birthday: '' });
    await outcome.applied;
    expect(outcome.birthdayEvent).toBe('removed');
    await outcome.confirmed;
    expect(stored(world, 'events').map(({ title }) => title)).toEqual(['Party']);
  });

  test('M9 saving a gift writes its fields as one; an idea has no event', async () => {
    const world = await scene();
    await world.commands.editGiftItem(world.book.id, { status: 'idea', estimatedCost: 1200 })
      .confirmed;
    expect(stored(world, 'giftItems')).toMatchObject([
      { status: 'idea', eventId: '', estimatedCost: 1200, purchasedCost: 1500 },
    ]);
  });

  test('what is gone is not-found, as a value', async () => {
    const { data } = await createTestData();
    const applied = await data.commands.editEvent('nowhere', { title: 'x' }).applied;
    expect(applied).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(await data.commands.deletePerson('nobody').confirmed).toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('deleting', () => {
  test('F7 a person goes with gifts, coming birthday event and participations, in one batch', async () => {
    const world = await scene();
    const before = world.backend.commits;
    expect(await world.commands.deletePerson(world.ada.id).confirmed).toBeUndefined();
    expect(world.backend.commits).toBe(before + 1);
    expect(stored(world, 'people')).toMatchObject([{ name: 'Bob' }]);
    expect(stored(world, 'giftItems')).toEqual([]);
    expect(stored(world, 'events')).toMatchObject([{ title: 'Party', people: [world.bob.id] }]);
  });

  test('F7 an event goes and its gifts stay purchased, without an event', async () => {
    const world = await scene();
    await world.commands.deleteEvent(world.party.id).confirmed;
    expect(stored(world, 'giftItems')).toMatchObject([{ status: 'purchased', eventId: '' }]);
  });

  test("F7 gifts for others on a deleted person's birthday do not dangle", async () => {
    const world = await scene();
    const eventId = `birthday-${world.ada.id}-2026`;
    const gift = { name: 'Card', personId: world.bob.id, status: 'purchased', eventId } as const;
    const card = world.commands.addGiftItem(gift);
    await card.confirmed;
    await world.commands.deletePerson(world.ada.id).confirmed;
    expect(stored(world, 'giftItems')).toMatchObject([{ id: card.id, eventId: '' }]);
  });
});

test('commands given one right after another build on each other, without waiting in between', async () => {
  const world = await scene();
  const removed = world.commands.deletePerson(world.ada.id);
  const edit = world.commands.editPerson(world.ada.id, { notes: 'too late' });
  expect(await removed.applied).toEqual({ ok: true });
  expect(await edit.applied).toMatchObject({ ok: false, error: { kind: 'not-found' } });
});

test('U3 the theme is kept in the settings document', async () => {
  const world = await createTestData();
  const outcome = world.data.commands.setTheme('dark');
  expect(await outcome.confirmed).toBeUndefined();
  await settle();
  expect((await current(world.data.settings$)).data.theme).toBe('dark');
  await outcome.undo().confirmed;
  const again = await createTestData({ world });
  expect((await current(again.data.settings$)).data.theme).toBe('light');
});

test('U3 a theme that another device set shows at once, and no wake reads it from the server', async () => {
  const here = await createTestData();
  const there = await createTestData({ world: here });
  await there.data.commands.setTheme('dark').confirmed;
  await settle();
  expect((await current(here.data.settings$)).data.theme).toBe('dark');
  here.device().serverDocument = () => {
    throw new Error('A document was read from the server.');
  };
  await here.clock.wakeAt('2026-11-20T13:00');
  await settle();
  expect(here.problems).toEqual([]);
  expect(await here.data.commands.setTheme('light').confirmed).toBeUndefined();
});
