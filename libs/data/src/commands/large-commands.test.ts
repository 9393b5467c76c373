import { describe, expect, test } from 'vitest';
import { createTestData, settle, type TestData } from '../testing/index.ts';

const giftsOf = ({ backend, uid }: TestData) =>
  [...backend.documents(uid).keys()].filter((key) => key.startsWith('giftItems/'));

describe('F4 F7 a person with 2,000 gifts', { timeout: 30_000 }, () => {
  async function sceneWithManyGifts(count = 2000, fields = {}) {
    const world = await createTestData();
    const { commands } = world.data;
    const ada = commands.addPerson({ name: 'Ada' });
    const book = commands.addGiftItem({ name: 'Book', personId: ada.id });
    await book.confirmed;
    const { uid, backend } = world;
    const template = backend.document(uid, { collection: 'giftItems', id: book.id }) ?? {};
    world.goOffline();
    for (let index = 1; index < count; index += 1) {
      const id = `many${index}`;
      backend.put(uid, { collection: 'giftItems', id }, { ...template, ...fields, id });
    }
    await world.goOnline();
    return { ...world, commands, ada, book };
  }

  test('goes in one commit, and comes back in one', async () => {
    const world = await sceneWithManyGifts();
    const before = world.backend.commits;
    const deleted = world.commands.deletePerson(world.ada.id);
    expect(await deleted.confirmed).toBeUndefined();
    expect(world.backend.commits - before).toBe(1);
    expect(giftsOf(world)).toEqual([]);
    expect(await deleted.undo().confirmed).toBeUndefined();
    expect(world.backend.commits - before).toBe(2);
    expect(giftsOf(world)).toHaveLength(2000);
  });

  test('stays with every gift when the server refuses, and can be deleted later', async () => {
    const world = await sceneWithManyGifts();
    const everything = new Map(world.backend.documents(world.uid));
    const shown = world.data.exportData();
    world.backend.refuse(({ collection }) => collection === 'people', 'offline');
    const refused = world.commands.deletePerson(world.ada.id);
    expect(await refused.confirmed).toMatchObject({ kind: 'offline' });
    await settle();
    expect(world.backend.documents(world.uid)).toEqual(everything);
    expect(world.data.exportData()).toEqual(shown);
    expect(await world.commands.deletePerson(world.ada.id).confirmed).toBeUndefined();
    expect(giftsOf(world)).toEqual([]);
  });

  test('does not come back when that is too large for one request: nothing is written, and the reason is reported', async () => {
    const world = await sceneWithManyGifts(4000, {
      url: `https://example.com/${'x'.repeat(1950)}`,
    });
    const deleted = world.commands.deletePerson(world.ada.id);
    expect(await deleted.confirmed).toBeUndefined();
    await settle();
    const before = new Map(world.backend.documents(world.uid));
    expect(await deleted.undo().applied).toMatchObject({
      ok: false,
      error: {
        kind: 'too-large',
        message: expect.stringMatching(
          /^This would change 4001 records at once \(12 MB\), .*\(10 MB\)\. Nothing was changed/,
        ),
      },
    });
    expect(world.backend.documents(world.uid)).toEqual(before);
  });
});
