import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Export } from '../model/export-format.ts';
import { createTestData, settle } from '../testing/index.ts';
import type { Commands } from './commands.ts';

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
/** The data without the moments that the server stamps anew. */
const plain = ({ people, events, giftItems, settings }: Export) =>
  JSON.parse(
    JSON.stringify({
      settings,
      people: [...people].sort(byId),
      events: [...events].sort(byId),
      giftItems: [...giftItems].sort(byId),
    }),
    (name, value: unknown) => (['createdAt', 'updatedAt'].includes(name) ? undefined : value),
  ) as unknown;

async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  await commands.addPerson({ name: 'Ada', birthday: '1990-12-10', notes: 'tall' }, { id: 'ada' })
    .applied;
  await commands.addPerson({ name: 'Bob' }, { id: 'bob' }).applied;
  const people = ['ada', 'bob'];
  await commands.addEvent(
    { title: 'Party', people, date: '2026-12-24', budget: 500 },
    { id: 'party' },
  ).applied;
  const bought = { status: 'purchased', purchasedCost: 900 } as const;
  await commands.addGiftItem(
    { name: 'Book', personId: 'ada', eventId: 'party', ...bought },
    { id: 'book' },
  ).applied;
  const eventId = 'birthday-ada-2026';
  await commands.addGiftItem({ name: 'Card', personId: 'bob', eventId, ...bought }, { id: 'card' })
    .applied;
  const shared = {
    personId: 'ada',
    alsoFor: ['bob'],
    stage: 'wrapped',
    eventId,
    ...bought,
  } as const;
  await commands.addGiftItem({ name: 'Trip', ...shared }, { id: 'trip' }).applied;
  const planned = { personId: 'bob', alsoFor: ['ada'], plannedEventId: 'party' };
  await commands.addGiftItem({ name: 'Tea', ...planned }, { id: 'tea' }).confirmed;
  await settle();
  return world;
}

type Act = (commands: Commands) => ReturnType<Commands['deleteEvent']>;
const acts: Record<string, Act> = {
  'deletePerson ada': (commands) => commands.deletePerson('ada'),
  'deletePerson bob': (commands) => commands.deletePerson('bob'),
  'deleteEvent party': (commands) => commands.deleteEvent('party'),
  'deleteGiftItem book': (commands) => commands.deleteGiftItem('book'),
  'editPerson name': (commands) => commands.editPerson('ada', { name: 'Eda', nickname: 'E' }),
  'editPerson birthday': (commands) => commands.editPerson('ada', { birthday: '1991-01-02' }),
  'editPerson clear': (commands) => commands.editPerson('ada', { birthday: '' }),
  'editPerson add birthday': (commands) => commands.editPerson('bob', { birthday: '1999-09-09' }),
  'editEvent people': (commands) => commands.editEvent('party', { people: ['bob'], budget: null }),
  editGiftItem: (commands) => commands.editGiftItem('book', { status: 'idea', url: 'example.com' }),
  'editGiftItem recipient': (commands) => commands.editGiftItem('trip', { personId: 'bob' }),
  'editGiftItem alsoFor': (commands) => commands.editGiftItem('tea', { alsoFor: [] }),
  'planGiftItem birthday': (commands) => commands.planGiftItem('tea', 'birthday-ada-2026'),
  unplanGiftItem: (commands) => commands.unplanGiftItem('tea'),
  buyGiftItem: (commands) => commands.buyGiftItem('tea', { purchasedCost: 5 }),
  setGiftItemStage: (commands) => commands.setGiftItemStage('book', 'ordered'),
  addPerson: (commands) => commands.addPerson({ name: 'Cy', birthday: '2000-02-29' }),
  addEvent: (commands) =>
    commands.addEvent({ title: 'Picnic', people: ['ada'], date: '2027-05-01' }),
  addGiftItem: (commands) => commands.addGiftItem({ name: 'Kite', newPerson: { name: 'Di' } }),
};

test(
  'F7 undo is identity for every command, after any other commands',
  { timeout: 30_000 },
  async () => {
    const act = fc.constantFrom(...Object.keys(acts));
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 3 }), act, async (earlier, name) => {
        const { data, backend, uid } = await scene();
        for (const other of earlier) await acts[other]?.(data.commands).confirmed;
        await settle();
        const before = plain(data.exportData());
        const outcome = acts[name]?.(data.commands);
        const applied = await outcome?.applied;
        const undone = await outcome?.undo().confirmed;
        await settle();
        if (applied?.ok) expect(undone).toBeUndefined();
        expect(plain(data.exportData())).toEqual(before);
        const keys = [...backend.documents(uid).keys()].filter((key) => key.startsWith('people/'));
        expect(keys).toHaveLength(data.exportData().people.length);
      }),
      { numRuns: 20 },
    );
  },
);

test('F7 undo leaves alone what was changed elsewhere in the meantime', async () => {
  const { data, backend, uid } = await scene();
  const outcome = data.commands.deletePerson('ada');
  await outcome.confirmed;
  const address = { collection: 'events', id: 'party' } as const;
  backend.commit(uid, [
    { kind: 'update', address, fields: { title: 'Big party', people: ['bob', 'new'] } },
  ]);
  await settle();
  expect(await outcome.undo().confirmed).toBeUndefined();
  await settle();
  expect(data.exportData().events.find(({ id }) => id === 'party')).toMatchObject({
    title: 'Big party',
    people: ['ada', 'bob', 'new'],
  });
});

test('F7 undo twice is undo once', async () => {
  const { data } = await scene();
  const before = plain(data.exportData());
  const outcome = data.commands.deletePerson('ada');
  await outcome.confirmed;
  await outcome.undo().confirmed;
  await outcome.undo().confirmed;
  await settle();
  expect(plain(data.exportData())).toEqual(before);
});

test('F7 undo right after another command builds on it, although a copy takes its time', async () => {
  const { data, device } = await scene();
  const commit = device().commit.bind(device());
  device().commit = (writes) => {
    const begun = settle().then(() => commit(writes));
    return {
      applied: begun.then(({ applied }) => applied),
      confirmed: begun.then(({ confirmed }) => confirmed),
    };
  };
  const outcome = data.commands.deletePerson('ada');
  await outcome.confirmed;
  await settle();
  const edit = data.commands.editEvent('party', { people: ['bob', 'cy'] });
  const undo = outcome.undo();
  const again = data.commands.editEvent('party', { title: 'Big party' });
  expect(await edit.confirmed).toBeUndefined();
  expect(await undo.confirmed).toBeUndefined();
  expect(await again.confirmed).toBeUndefined();
  await settle();
  expect(data.exportData().events.find(({ id }) => id === 'party')).toMatchObject({
    title: 'Big party',
    people: ['ada', 'bob', 'cy'],
  });
});

test('F7 M9 undo gives no event to a gift that became an idea meanwhile: the rules would refuse it all', async () => {
  const { data } = await scene();
  const deleted = data.commands.deleteEvent('party');
  await deleted.confirmed;
  await data.commands.editGiftItem('book', { status: 'idea' }).confirmed;
  expect(await deleted.undo().confirmed).toBeUndefined();
  await settle();
  expect(data.exportData().events.map(({ id }) => id)).toContain('party');
  expect(data.exportData().giftItems.find(({ id }) => id === 'book')).toMatchObject({
    status: 'idea',
    eventId: '',
  });
});
