import { expect, test } from 'vitest';
import { createTestData, current, settle } from './testing/index.ts';

test('what does not fit says where, and nothing is written', async () => {
  const { data, backend } = await createTestData();
  const outcome = data.commands.addEvent({ title: ' ', people: ['ada'], date: '2026-02-30' });
  const applied = await outcome.applied;
  expect(applied).toMatchObject({
    ok: false,
    error: { issues: [{ path: ['title'] }, { path: ['date'] }] },
  });
  expect(backend.commits).toEqual(0);
});

test('birthdays: exactly one event after today; the past stays as history', async () => {
  const { data, clock } = await createTestData({ now: '2026-12-09T23:00' });
  const ada = data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
  await ada.confirmed;
  await clock.advance({ hours: 2 });
  const { data: events } = await current(data.upcomingEvents$(ada.id));
  expect(events.map(({ event, days }) => [event.date, days])).toEqual([
    ['2026-12-10', 0],
    ['2027-12-10', 365],
  ]);
  expect((await current(data.person$(ada.id))).data?.birthday?.urgency).toEqual('urgent');
});

test('live and shared: one listener per collection; rows that did not change keep their identity', async () => {
  const here = await createTestData();
  const there = await createTestData({ world: here });
  here.data.commands.addPerson({ name: 'Ada' });
  const b = here.data.commands.addPerson({ name: 'Bob' });
  await b.confirmed;
  await settle();
  const before = (await current(here.data.peopleRows$)).data;
  await there.data.commands.editPerson(b.id, { nickname: 'Bobby' }).confirmed;
  await settle();
  const after = (await current(here.data.peopleRows$)).data;
  expect(after[0] === before[0]).toEqual(true);
  expect(after[1]?.label).toEqual('Bobby');
  expect(here.device().listeners).toEqual(4);
});

test('S4 an empty list is an answer only when it is one', async () => {
  const world = await createTestData({ user: null });
  world.device().goOffline();
  world.authentication.start('ada@example.com');
  await settle();
  const { status, complete, data } = await current(world.data.people$);
  expect([status, complete, data]).toEqual(['offline', false, []]);
});

test('signing out asks while changes wait, and leaves nothing', async () => {
  const { data, goOffline } = await createTestData();
  goOffline();
  await data.commands.addPerson({ name: 'Ada' }).applied;
  expect(await data.session.signOut()).toEqual({ ok: false, reason: 'pending-changes', count: 1 });
  expect(await data.session.signOut({ discardPending: true })).toEqual({ ok: true });
  expect(data.exportData().people).toEqual([]);
});

test('a form that is submitted twice adds once', async () => {
  const { data } = await createTestData();
  const add = () => data.commands.addPerson({ name: 'Ada' }, { id: 'form1' });
  await Promise.all([add().confirmed, add().confirmed]);
  expect((await current(data.summary$)).data.people.total).toEqual(1);
});

test('nothing dangles after a delete, and undo puts everything back', async () => {
  const { data } = await createTestData();
  const ada = data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
  await data.commands.addGiftItem({ name: 'Book', personId: ada.id }).applied;
  const deleted = data.commands.deletePerson(ada.id);
  await deleted.confirmed;
  expect((await current(data.summary$)).data.gifts.total).toBe(0);
  await deleted.undo().confirmed;
  expect((await current(data.giftsOfPerson$(ada.id))).data[0]?.gift.name).toBe('Book');
  expect((await current(data.upcomingEvents$(ada.id))).data[0]?.title).toBe("Ada's Birthday");
});
