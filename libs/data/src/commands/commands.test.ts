import { expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';

test('B1 F4 saving a person with a birthday creates the birthday event on the next occurrence after today', async () => {
  const { data } = await createTestData();
  const outcome = data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });

  expect(await outcome.applied).toEqual({ ok: true });
  expect(outcome.birthdayEvent).toBe('created');
  expect(await outcome.confirmed).toBeUndefined();

  const { data: people } = await current(data.peopleRows$);
  expect(people).toMatchObject([{ name: 'Ada', birthday: { days: 20, urgency: 'warning' } }]);
  const { data: events } = await current(data.upcomingEvents$(outcome.id));
  expect(events).toMatchObject([
    {
      id: `birthday-${outcome.id}-2026`,
      title: "Ada's Birthday",
      days: 20,
      event: { date: '2026-12-10', type: 'birthday', recurring: true, people: [outcome.id] },
    },
  ]);
});

test('F7 deleting a person leaves nothing dangling, and undo puts everything back', async () => {
  const { data } = await createTestData();
  const ada = data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
  const bob = data.commands.addPerson({ name: 'Bob' });
  const party = data.commands.addEvent({
    title: 'Party',
    people: [ada.id, bob.id],
    date: '2026-12-24',
  });
  await data.commands.addGiftItem({
    name: 'Book',
    personId: ada.id,
    status: 'purchased',
    eventId: party.id,
    purchasedCost: 1500,
  }).applied;
  await settle();
  const before = data.exportData();
  expect(before.giftItems).toMatchObject([{ name: 'Book', personName: 'Ada' }]);

  const deleted = data.commands.deletePerson(ada.id);
  expect(await deleted.applied).toEqual({ ok: true });
  await settle();
  expect(data.exportData()).toMatchObject({
    people: [{ name: 'Bob' }],
    events: [{ title: 'Party', people: [bob.id] }],
    giftItems: [],
  });

  expect(await deleted.undo().applied).toEqual({ ok: true });
  await settle();
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const sorted = ({ people, events, giftItems }: typeof before) => ({
    people: [...people].sort(byId),
    events: [...events].sort(byId),
    giftItems: [...giftItems].sort(byId),
  });
  expect(sorted(data.exportData())).toEqual(sorted(before));
});
