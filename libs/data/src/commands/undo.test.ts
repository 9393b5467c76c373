import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../testing/index.ts';
import { acts, plain, scene } from '../testing/every-command.ts';

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
