import { expect, test } from 'vitest';
import { createTestData, settle } from '../testing/index.ts';

/** Signs in where two devices left pointers to records that are gone. */
async function signIn() {
  const world = await createTestData({ user: null });
  const { backend, uid } = world;
  const put = (collection: 'people' | 'events' | 'giftItems', id: string, fields: object) =>
    backend.put(uid, { collection, id }, { ...fields });
  const dated = { date: '2026-12-24', type: 'other', recurring: false, notes: '', budget: 0 };
  const gift = { personName: 'Ada', status: 'idea', estimatedCost: 0, purchasedCost: 0 };
  const bought = (eventId: string) => ({ status: 'purchased', purchasedCost: 900, eventId });
  put('people', 'ada', { name: 'Ada', birthday: '' });
  put('people', 'bob', { name: 'Bob', birthday: '' });
  put('events', 'party', { ...dated, title: 'Party', people: ['ada', 'gone'] });
  put('giftItems', 'kept', { ...gift, name: 'Kept', personId: 'ada', ...bought('party') });
  put('giftItems', 'event', { ...gift, name: 'Kite', personId: 'ada', ...bought('gone') });
  put('giftItems', 'plan', { ...gift, name: 'Lamp', personId: 'ada', plannedEventId: 'gone' });
  put('giftItems', 'share', { ...gift, name: 'Sled', personId: 'gone', alsoFor: ['away', 'bob'] });
  put('giftItems', 'only', { ...gift, name: 'Drum', personId: 'gone', ...bought('party') });
  const start = async () => {
    world.authentication.start('ada@example.com');
    await settle();
    await world.clock.advance({ seconds: 1 });
  };
  await start();
  const document = (collection: 'events' | 'giftItems', id: string) =>
    backend.document(uid, { collection, id });
  return { ...world, start, document };
}

test('a start mends what points to a record that another device deleted', async () => {
  const { document } = await signIn();
  expect(document('giftItems', 'event')).toMatchObject({ personId: 'ada', eventId: '' });
  expect(document('giftItems', 'plan')).not.toHaveProperty('plannedEventId');
  expect(document('events', 'party')).toMatchObject({ people: ['ada'] });
  expect(document('giftItems', 'kept')).toMatchObject({ personId: 'ada', eventId: 'party' });
});

test('a shared gift goes to the first of its people who is there; a gift of somebody gone stays', async () => {
  const { document } = await signIn();
  expect(document('giftItems', 'share')).toMatchObject({ personId: 'bob', personName: 'Bob' });
  expect(document('giftItems', 'share')).not.toHaveProperty('alsoFor');
  expect(document('giftItems', 'only')).toMatchObject({ personId: 'gone', eventId: 'party' });
});

test('where nothing dangles a start writes nothing', async () => {
  const world = await signIn();
  const before = world.backend.commits;
  await world.data.session.signOut();
  await world.start();
  expect(world.backend.commits).toBe(before);
});
