import { expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';

/** Ada and Bob at a party with a budget, and two ideas for Ada: tea and a kite. */
async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  commands.addPerson({ name: 'Ada', nickname: 'Countess' }, { id: 'ada' });
  commands.addPerson({ name: 'Bob' }, { id: 'bob' });
  commands.addPerson({ name: 'Cy' }, { id: 'cy' });
  const people = ['ada', 'bob'];
  const party = { title: 'Party', people, date: '2026-12-24', budget: 5000 };
  commands.addEvent(party, { id: 'party' });
  commands.addGiftItem({ name: 'Tea', personId: 'ada', estimatedCost: 1500 }, { id: 'tea' });
  const kite = commands.addGiftItem({ name: 'Kite', personId: 'ada' }, { id: 'kite' });
  await kite.confirmed;
  await settle();
  const gift = (id: string) => world.backend.document(world.uid, { collection: 'giftItems', id });
  const error = async (outcome: ReturnType<typeof commands.unplanGiftItem>) => {
    const applied = await outcome.applied;
    return applied.ok ? undefined : applied.error.kind;
  };
  return { ...world, commands, gift, error };
}

test('O1 an idea that is planned for an event stays an idea without an event', async () => {
  const { commands, gift, data } = await scene();
  const plan = commands.planGiftItem('tea', 'party');
  expect(await plan.confirmed).toBeUndefined();
  expect(gift('tea')).toMatchObject({ status: 'idea', eventId: '', plannedEventId: 'party' });
  const { data: row } = await current(data.giftItem$('tea'));
  expect(row?.plannedEvent).toMatchObject({ id: 'party', title: 'Party', known: true });
  await commands.unplanGiftItem('tea').confirmed;
  expect(gift('tea')).not.toHaveProperty('plannedEventId');
  await plan.undo().confirmed;
  expect(gift('tea')).not.toHaveProperty('plannedEventId');
});

test('O1 O2 an idea that is bought becomes purchased for the event it is planned for; Undo plans it again', async () => {
  const { commands, gift, backend } = await scene();
  await commands.planGiftItem('tea', 'party').confirmed;
  const before = backend.commits;
  const bought = commands.buyGiftItem('tea', { purchasedCost: 1499 });
  expect(await bought.confirmed).toBeUndefined();
  expect(backend.commits).toBe(before + 1);
  expect(gift('tea')).toMatchObject({
    ...{ status: 'purchased', eventId: 'party', purchasedCost: 1499, estimatedCost: 1500 },
  });
  expect(gift('tea')).not.toHaveProperty('plannedEventId');
  expect(await bought.undo().confirmed).toBeUndefined();
  expect(gift('tea')).toMatchObject({
    ...{ status: 'idea', eventId: '', plannedEventId: 'party', purchasedCost: 0 },
  });
});

test('O2 an idea that is planned for nothing is bought for the event that is named', async () => {
  const { commands, gift } = await scene();
  await commands.buyGiftItem('kite', { purchasedCost: 900, eventId: 'party' }).confirmed;
  expect(gift('kite')).toMatchObject({ status: 'purchased', eventId: 'party' });
});

test('O1 what cannot be planned or bought says why', async () => {
  const { commands, error } = await scene();
  expect(await error(commands.planGiftItem('tea', 'gone'))).toBe('not-found');
  expect(await error(commands.planGiftItem('gone', 'party'))).toBe('not-found');
  expect(await error(commands.buyGiftItem('tea', { purchasedCost: -1 }))).toBe('invalid');
  await commands.buyGiftItem('tea', { purchasedCost: 1 }).confirmed;
  expect(await error(commands.planGiftItem('tea', 'party'))).toBe('conflict');
  expect(await error(commands.buyGiftItem('tea', { purchasedCost: 2 }))).toBe('conflict');
  expect(await error(commands.setGiftItemStage('kite', 'wrapped'))).toBe('conflict');
});

test('O5 a purchased gift moves through its stages; as an idea it has none', async () => {
  const { commands, gift } = await scene();
  await commands.buyGiftItem('tea', { purchasedCost: 1, eventId: 'party' }).confirmed;
  const wrapped = commands.setGiftItemStage('tea', 'wrapped');
  await wrapped.confirmed;
  expect(gift('tea')).toMatchObject({ stage: 'wrapped' });
  const idea = commands.editGiftItem('tea', { status: 'idea' });
  await idea.confirmed;
  expect(gift('tea')).not.toHaveProperty('stage');
  await idea.undo().confirmed;
  expect(gift('tea')).toMatchObject({ status: 'purchased', eventId: 'party', stage: 'wrapped' });
  await wrapped.undo().confirmed;
  expect(gift('tea')).not.toHaveProperty('stage');
});

test('F7 O1 deleting an event clears what was planned for it; Undo plans it again', async () => {
  const { commands, gift } = await scene();
  await commands.planGiftItem('tea', 'party').confirmed;
  const deletion = commands.deleteEvent('party');
  await deletion.confirmed;
  expect(gift('tea')).toMatchObject({ status: 'idea' });
  expect(gift('tea')).not.toHaveProperty('plannedEventId');
  expect(await deletion.undo().confirmed).toBeUndefined();
  expect(gift('tea')).toMatchObject({ plannedEventId: 'party' });
});

test('B3 O1 a birthday that is cleared keeps an event that something is planned for', async () => {
  const { commands, backend, uid } = await scene();
  await commands.editPerson('ada', { birthday: '1990-12-10' }).confirmed;
  const id = 'birthday-ada-2026';
  await commands.planGiftItem('tea', id).confirmed;
  await commands.editPerson('ada', { birthday: '' }).confirmed;
  expect(backend.document(uid, { collection: 'events', id })).toMatchObject({ type: '' });
});

async function shared() {
  const world = await scene();
  const gift = { name: 'Trip', personId: 'ada', alsoFor: ['bob', 'cy'] };
  const bought = { status: 'purchased', eventId: 'party', purchasedCost: 1000 } as const;
  await world.commands.addGiftItem({ ...gift, ...bought }, { id: 'trip' }).confirmed;
  await settle();
  return world;
}

test('O6 deleting somebody who shares a gift keeps it for the others; Undo restores', async () => {
  const { commands, gift } = await shared();
  const deletion = commands.deletePerson('bob');
  await deletion.confirmed;
  expect(gift('trip')).toMatchObject({ personId: 'ada', alsoFor: ['cy'] });
  expect(await deletion.undo().confirmed).toBeUndefined();
  expect(gift('trip')).toMatchObject({ personId: 'ada', alsoFor: ['bob', 'cy'] });
});

test('O6 F8 deleting the first one makes the next one the first, in one write; Undo restores', async () => {
  const { commands, gift, backend } = await shared();
  const before = backend.commits;
  const deletion = commands.deletePerson('ada');
  await deletion.confirmed;
  expect(backend.commits).toBe(before + 1);
  expect(gift('trip')).toMatchObject({ personId: 'bob', personName: 'Bob', alsoFor: ['cy'] });
  expect(gift('tea')).toBeUndefined();
  expect(await deletion.undo().confirmed).toBeUndefined();
  expect(gift('trip')).toMatchObject({
    ...{ personId: 'ada', personName: 'Ada', alsoFor: ['bob', 'cy'], eventId: 'party' },
  });
  expect(gift('tea')).toMatchObject({ personId: 'ada' });
});

test('O6 the last one goes with the gift, and the next one is somebody who is there', async () => {
  const { commands, gift } = await shared();
  await commands.editGiftItem('trip', { alsoFor: ['gone', 'cy'] }).confirmed;
  await commands.deletePerson('ada').confirmed;
  expect(gift('trip')).toMatchObject({ personId: 'cy', alsoFor: ['gone'] });
  await commands.deletePerson('cy').confirmed;
  expect(gift('trip')).toBeUndefined();
});

test('O6 a gift for others that was planned or bought for a deleted birthday loses it with them', async () => {
  const { commands, gift } = await shared();
  await commands.editPerson('ada', { birthday: '1990-12-10' }).confirmed;
  const eventId = 'birthday-ada-2026';
  await commands.editGiftItem('trip', { eventId }).confirmed;
  await commands.addGiftItem(
    { name: 'Card', personId: 'bob', plannedEventId: eventId },
    { id: 'card' },
  ).confirmed;
  const deletion = commands.deletePerson('ada');
  await deletion.confirmed;
  expect(gift('trip')).toMatchObject({ personId: 'bob', eventId: '' });
  expect(gift('card')).not.toHaveProperty('plannedEventId');
  expect(await deletion.undo().confirmed).toBeUndefined();
  expect(gift('trip')).toMatchObject({ personId: 'ada', eventId });
  expect(gift('card')).toMatchObject({ plannedEventId: eventId });
});

test('F8 O6 a gift keeps the name of its first person when another one is renamed', async () => {
  const { commands, gift } = await shared();
  await commands.editPerson('bob', { name: 'Robert' }).confirmed;
  expect(gift('trip')).toMatchObject({ personName: 'Ada' });
});

test('O6 a gift that becomes another person’s is not shared with them twice', async () => {
  const { commands, gift } = await shared();
  await commands.editGiftItem('trip', { personId: 'bob' }).confirmed;
  expect(gift('trip')).toMatchObject({ personId: 'bob', personName: 'Bob', alsoFor: ['cy'] });
});
