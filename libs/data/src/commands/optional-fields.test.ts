import { expect, test } from 'vitest';
import type { Write } from '../store/document-store.ts';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

/** Ada with a tea that was bought for a party, and what this device sends from now on. */
async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  commands.addPerson({ name: 'Ada' }, { id: 'ada' });
  commands.addEvent({ title: 'Party', people: ['ada'], date: '2026-12-24' }, { id: 'party' });
  const bought = { status: 'purchased', eventId: 'party', purchasedCost: 900 } as const;
  await commands.addGiftItem({ name: 'Tea', personId: 'ada', ...bought }, { id: 'tea' }).confirmed;
  await settle();
  const sent: Write[] = [];
  const device = world.device();
  const commit = device.commit.bind(device);
  device.commit = (writes) => {
    sent.push(...writes);
    return commit(writes);
  };
  return { ...world, commands, sent };
}

const stored = ({ backend, uid }: TestData, collection: 'people' | 'giftItems', id: string) =>
  backend.document(uid, { collection, id });

test('V1 a field at its default is not stored, and reads as the default', async () => {
  const world = await scene();
  const { commands, data } = world;
  await commands.editPerson('ada', { likes: ' tea ', yearlyBudget: 20_000 }).confirmed;
  expect(stored(world, 'people', 'ada')).toMatchObject({ likes: 'tea', yearlyBudget: 20_000 });
  await commands.editPerson('ada', { likes: '', yearlyBudget: null }).confirmed;
  expect(Object.keys(stored(world, 'people', 'ada') ?? {}).sort()).toEqual(
    [
      'id',
      'name',
      'birthday',
      'nickname',
      'notes',
      'relationship',
      'createdAt',
      'updatedAt',
    ].sort(),
  );
  const { data: row } = await current(data.person$('ada'));
  expect(row?.person).toMatchObject({ likes: '', sizes: '', avoids: '', yearlyBudget: null });
  expect(row?.person.invalid).toBeUndefined();
});

test('V1 Undo puts an optional field back, and takes it out again', async () => {
  const world = await scene();
  const edit = world.commands.editPerson('ada', { likes: 'tea' });
  await edit.confirmed;
  const clear = world.commands.editPerson('ada', { likes: '' });
  await clear.confirmed;
  expect(await clear.undo().confirmed).toBeUndefined();
  expect(stored(world, 'people', 'ada')).toMatchObject({ likes: 'tea' });
  expect(await edit.undo().confirmed).toBeUndefined();
  expect(stored(world, 'people', 'ada')).not.toHaveProperty('likes');
});

test('V2 an edit writes what it changes and nothing else', async () => {
  const { commands, sent } = await scene();
  await commands.editGiftItem('tea', { name: 'Green tea', url: '' }).confirmed;
  await commands.editGiftItem('tea', { stage: 'wrapped' }).confirmed;
  await commands.editGiftItem('tea', { alsoFor: ['bob', 'ada', 'bob'] }).confirmed;
  await commands.editPerson('ada', { sizes: 'M' }).confirmed;
  await commands.editEvent('party', { remindDays: [1, 14, 1] }).confirmed;
  expect(sent.map((write) => 'fields' in write && write.fields)).toEqual([
    { name: 'Green tea' },
    { stage: 'wrapped' },
    { alsoFor: ['bob'] },
    { sizes: 'M' },
    { remindDays: [14, 1] },
  ]);
});

test('V2 M9 a change of the status says all that goes with it', async () => {
  const world = await scene();
  const { commands, sent } = world;
  await commands.editGiftItem('tea', { stage: 'wrapped' }).confirmed;
  await commands.editGiftItem('tea', { status: 'idea' }).confirmed;
  expect(sent.at(-1)).toMatchObject({ fields: { status: 'idea', eventId: '' } });
  expect(stored(world, 'giftItems', 'tea')).not.toHaveProperty('stage');
  await commands.editGiftItem('tea', { plannedEventId: 'party' }).confirmed;
  expect(stored(world, 'giftItems', 'tea')).toMatchObject({ plannedEventId: 'party' });
  await commands.editGiftItem('tea', { status: 'purchased' }).confirmed;
  expect(stored(world, 'giftItems', 'tea')).not.toHaveProperty('plannedEventId');
});

test('V2 two devices that change different fields of a gift both keep their change', async () => {
  const world = await scene();
  const other = await createTestData({ world });
  other.goOffline();
  await other.data.commands.editGiftItem('tea', { notes: 'loose leaves' }).applied;
  await world.commands.editGiftItem('tea', { name: 'Green tea', status: 'idea' }).confirmed;
  await other.goOnline();
  expect(stored(world, 'giftItems', 'tea')).toMatchObject({
    ...{ name: 'Green tea', status: 'idea', eventId: '', notes: 'loose leaves' },
  });
});

test('V2 M9 a gift that becomes an idea loses the stage that another device set meanwhile', async () => {
  const world = await scene();
  const other = await createTestData({ world });
  other.goOffline();
  await other.data.commands.editGiftItem('tea', { status: 'idea' }).applied;
  await world.commands.editGiftItem('tea', { stage: 'wrapped' }).confirmed;
  await other.goOnline();
  expect(stored(world, 'giftItems', 'tea')).toMatchObject({ status: 'idea', eventId: '' });
  expect(stored(world, 'giftItems', 'tea')).not.toHaveProperty('stage');
});

const later = { wrapping: 'red', seen: [1, { at: 2 }] };

/** The same with fields of a later release on Ada and on the tea. */
async function laterScene() {
  const world = await scene();
  const addresses = [
    { collection: 'people', id: 'ada' },
    { collection: 'giftItems', id: 'tea' },
  ] as const;
  for (const address of addresses) {
    world.backend.put(world.uid, address, {
      ...world.backend.document(world.uid, address),
      ...later,
    });
  }
  await settle();
  return world;
}

test('V2 fields of a later release survive an edit, a deletion with Undo, and the export', async () => {
  const world = await laterScene();
  const { commands, data } = world;
  await commands.editPerson('ada', { name: 'Ada L.' }).confirmed;
  await commands.editGiftItem('tea', { status: 'idea' }).confirmed;
  const deletions = [() => commands.deleteGiftItem('tea'), () => commands.deletePerson('ada')];
  for (const remove of deletions) {
    const deletion = remove();
    await deletion.confirmed;
    expect(await deletion.undo().confirmed).toBeUndefined();
  }
  expect(stored(world, 'giftItems', 'tea')).toMatchObject({ ...later, status: 'idea' });
  expect(stored(world, 'people', 'ada')).toMatchObject({ ...later, name: 'Ada L.' });
  const { people, giftItems } = data.exportData();
  expect([people[0], giftItems[0]]).toMatchObject([later, later]);
  expect(people[0]).not.toHaveProperty('unknownFields');
});

test('V4 Undo of a deletion puts back the rest where the rules know an unknown field no more than we do', async () => {
  const world = await laterScene();
  const deletion = world.commands.deletePerson('ada');
  await deletion.confirmed;
  world.backend.refuse(({ kind }) => kind === 'create');
  expect(await deletion.undo().confirmed).toBeUndefined();
  await settle();
  expect(stored(world, 'people', 'ada')).toMatchObject({ name: 'Ada' });
  expect(stored(world, 'people', 'ada')).not.toHaveProperty('wrapping');
  expect(stored(world, 'giftItems', 'tea')).toMatchObject({ name: 'Tea', eventId: 'party' });
});

const broken: Record<string, Record<string, unknown>> = {
  'without createdAt': { createdAt: undefined },
  'with a createdAt that is no moment': { createdAt: undefined, seen: 1 },
  'with a text in place of a link and a list': { url: 5, alsoFor: 'bob', stage: ['given'] },
  'with a person twice, and the first one again': { alsoFor: ['bob', 'bob', 'ada'] },
  'with a plan and a stage that do not go with the status': { plannedEventId: 'party', seen: 1 },
  'with the id of another': { id: 'coffee' },
};

test.each(Object.entries(broken))(
  'V4 a gift %s is edited, repaired by that, and deleted',
  async (_what, fields) => {
    const world = await scene();
    const { backend, uid, commands, clock, data, problems } = world;
    const address = { collection: 'giftItems', id: 'tea' } as const;
    const before: Record<string, unknown> = { ...backend.document(uid, address), ...fields };
    backend.put(uid, address, before);
    await settle();
    expect((await current(data.giftItem$('tea'))).data?.gift.invalid).toBe(true);
    expect(await commands.editGiftItem('tea', { notes: 'loose' }).confirmed).toBeUndefined();
    await settle();
    const gift = (await current(data.giftItem$('tea'))).data?.gift;
    expect(gift).toMatchObject({ name: 'Tea', notes: 'loose', status: 'purchased' });
    expect(gift?.invalid).toBeUndefined();
    expect(gift?.createdAt).toBe(before.createdAt ?? clock.now());
    expect(await commands.deleteGiftItem('tea').confirmed).toBeUndefined();
    expect(stored(world, 'giftItems', 'tea')).toBeUndefined();
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('V3 what an older release left of a plan comes back with nothing that is done here', async () => {
  const world = await scene();
  const { backend, uid, commands } = world;
  const address = { collection: 'giftItems', id: 'tea' } as const;
  backend.put(uid, address, { ...backend.document(uid, address), plannedEventId: 'party' });
  await settle();
  await commands.editGiftItem('tea', { status: 'idea' }).confirmed;
  expect(stored(world, 'giftItems', 'tea')).not.toHaveProperty('plannedEventId');
});
