import { expect, test } from 'vitest';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

const person = (id: string, birthday: string) => ({
  name: id,
  birthday,
  nickname: '',
  notes: '',
  relationship: '',
});

/** A world in which other clients left people without birthday events. */
async function worldWith(birthdays: Record<string, string>, options = {}): Promise<TestData> {
  const world = await createTestData({ user: null, ...options });
  for (const [id, birthday] of Object.entries(birthdays)) {
    world.backend.put(world.uid, { collection: 'people', id }, person(id, birthday));
  }
  return world;
}

const events = async ({ data }: TestData) =>
  (await current(data.events$)).data.map(({ id, date }) => `${id} ${date}`).sort();

async function signIn(world: TestData) {
  world.authentication.start('ada@example.com');
  await settle();
  await world.clock.advance({ seconds: 1 });
}

const marker = (world: TestData) => world.keyValues.get(`evergift-birthday-sync:${world.uid}`);

test('B4 after sign-in every missing birthday event is created, in one batch, and the day is marked', async () => {
  const world = await worldWith({ ada: '1990-12-10', bob: '1990-01-02', cy: '' });
  await signIn(world);
  expect(await events(world)).toEqual([
    'birthday-ada-2026 2026-12-10',
    'birthday-bob-2027 2027-01-02',
  ]);
  expect(world.backend.commits).toBe(1);
  expect(marker(world)).toBe('2026-11-20');
});

test('B4 a day on which nothing is due writes nothing', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  await signIn(world);
  const before = world.backend.commits;
  await world.clock.advance({ hours: 13 });
  expect(marker(world)).toBe('2026-11-21');
  expect(world.backend.commits).toBe(before);
});

test('B4 C1 with the page open over midnight, the day after a birthday has next year’s event', async () => {
  const world = await worldWith({ ada: '1990-11-21' });
  await signIn(world);
  expect(await events(world)).toEqual(['birthday-ada-2026 2026-11-21']);
  await world.clock.advance({ hours: 13 });
  expect(await events(world)).toEqual([
    'birthday-ada-2026 2026-11-21',
    'birthday-ada-2027 2027-11-21',
  ]);
  expect((await current(world.data.upcomingEvents$())).data[0]).toMatchObject({ days: 0 });
});

test('B4 at most once per day: a marker of today or later skips', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  world.keyValues.set(`evergift-birthday-sync:${world.uid}`, '2026-11-20');
  await signIn(world);
  expect(await events(world)).toEqual([]);
});

test('B4 a birthday event that was deleted is not back after signing out and in on the same day', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  await signIn(world);
  await world.data.commands.deleteEvent('birthday-ada-2026').confirmed;
  expect(await world.data.session.signOut()).toEqual({ ok: true });
  await signIn(world);
  expect(await events(world)).toEqual([]);
});

test('B4 a failure is reported silently, the day is not marked, and the sync runs again', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  world.backend.refuse(({ collection }) => collection === 'events');
  await signIn(world);
  expect(world.problems).toMatchObject([{ area: 'daily-sync', facts: { kind: 'permission' } }]);
  await world.clock.advance({ seconds: 2 });
  expect(await events(world)).toHaveLength(1);
  expect(marker(world)).toBe('2026-11-20');
});

test('B4 what fails three times is left until the next day', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  let attempts = 0;
  const refuse = ({ collection }: { readonly collection: string }) => {
    if (collection === 'events') attempts += 1;
    return collection === 'events';
  };
  world.backend.refuse(refuse, 'permission', false);
  await signIn(world);
  await world.clock.advance({ hours: 1 });
  expect(attempts).toBe(3);
  await world.clock.advance({ hours: 13 });
  expect(attempts).toBe(6);
});

test('B4 runs again when the user changes', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  await signIn(world);
  const other = 'bob-example-com';
  world.backend.put(other, { collection: 'people', id: 'zoe' }, person('zoe', '1990-12-01'));
  world.authentication.start('bob@example.com');
  await settle();
  await world.clock.advance({ seconds: 1 });
  expect(await events(world)).toEqual(['birthday-zoe-2026 2026-12-01']);
});

test('B4 two devices that sync at the same moment create one event', async () => {
  const world = await worldWith({ ada: '1990-12-10', bob: '1990-01-02' });
  const other = await createTestData({ world, user: null });
  world.authentication.start('ada@example.com');
  other.authentication.start('ada@example.com');
  await settle();
  await world.clock.advance({ seconds: 5 });
  for (const { data } of [world, other]) {
    expect((await current(data.events$)).data.map(({ id }) => id)).toEqual([
      'birthday-ada-2026',
      'birthday-bob-2027',
    ]);
  }
});

test('B4 offline the event is there at once, and arrives when the network returns', async () => {
  const world = await createTestData();
  const ada = world.data.commands.addPerson({ name: 'Ada', birthday: '1990-11-21' });
  await ada.confirmed;
  world.goOffline();
  await world.clock.advance({ hours: 13 });
  const id = `birthday-${ada.id}-2027`;
  expect((await current(world.data.event$(id))).data?.event.pending).toBe(true);
  expect(marker(world)).toBe('2026-11-20');
  await world.goOnline();
  expect((await current(world.data.event$(id))).data?.event.pending).toBe(false);
  expect(marker(world)).toBe('2026-11-21');
});

test('B4 a clock that was a day ahead makes no event twice and loses none, once it is right again', async () => {
  const world = await worldWith({ ada: '1990-11-21' }, { now: '2026-11-22T12:00' });
  await signIn(world);
  expect(await events(world)).toEqual(['birthday-ada-2027 2027-11-21']);
  await world.clock.wakeAt('2026-11-21T12:00');
  expect((await current(world.data.person$('ada'))).data?.birthday).toMatchObject({ days: 0 });
  await world.clock.advance({ hours: 48 });
  expect(await events(world)).toEqual(['birthday-ada-2027 2027-11-21']);
  expect(marker(world)).toBe('2026-11-23');
});

test('B4 a clock that was a day behind keeps the day as history and adds the next, once it is right', async () => {
  const world = await worldWith({ ada: '1990-11-21' }, { now: '2026-11-20T12:00' });
  await signIn(world);
  expect(await events(world)).toEqual(['birthday-ada-2026 2026-11-21']);
  await world.clock.wakeAt('2026-11-21T12:00');
  await world.clock.advance({ seconds: 1 });
  expect(await events(world)).toEqual([
    'birthday-ada-2026 2026-11-21',
    'birthday-ada-2027 2027-11-21',
  ]);
});

test('B4 a copy that may be behind makes no events: someone who was deleted elsewhere gets none', async () => {
  const world = await createTestData();
  const ada = world.data.commands.addPerson({ name: 'Ada', birthday: '1990-11-22' });
  await ada.confirmed;
  const stale = await createTestData({ world });
  stale.goOffline();
  await stale.data.dispose();
  await world.clock.advance({ hours: 72 });
  await world.data.commands.deletePerson(ada.id).confirmed;

  const later = await createTestData({ world, device: stale, user: null });
  later.authentication.start('ada@example.com');
  await later.clock.advance({ seconds: 1 });
  expect((await current(later.data.people$)).data).toHaveLength(1);
  stale.device().goOnline();
  await later.clock.advance({ seconds: 1 });
  expect((await current(world.data.events$)).data.map(({ date }) => date)).toEqual(['2026-11-22']);
  expect(later.keyValues.get(`evergift-birthday-sync:${later.uid}`)).toBe('2026-11-23');
});

test('B4 of two coming events the one that is too many keeps its gifts, also when they load late', async () => {
  const world = await worldWith({ ada: '1990-12-10' });
  const put = (collection: 'events' | 'giftItems', id: string, fields: object) =>
    world.backend.put(world.uid, { collection, id }, { ...fields });
  const event = { people: ['ada'], type: 'birthday', recurring: true, budget: null, notes: '' };
  put('events', 'birthday-ada-2026', { ...event, title: "ada's Birthday", date: '2026-12-10' });
  put('events', 'birthday-ada-2027', { ...event, title: "ada's Birthday", date: '2027-12-10' });
  const costs = { estimatedCost: 0, purchasedCost: 900 };
  const gift = { name: 'Book', personId: 'ada', personName: 'ada', url: '', ...costs };
  put('giftItems', 'book', { ...gift, status: 'purchased', eventId: 'birthday-ada-2027' });
  world.device().failListeners('giftItems', 'offline');
  await signIn(world);
  world.device().failListeners('giftItems', undefined);
  await world.clock.advance({ minutes: 1 });
  expect((await current(world.data.giftItem$('book'))).data?.event).toMatchObject({ known: true });
});
