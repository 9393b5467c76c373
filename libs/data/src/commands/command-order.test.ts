import { expect, test } from 'vitest';
import { createTestData, settle, type TestData } from '../testing/index.ts';

const stored = ({ backend, uid }: TestData) =>
  [...backend.documents(uid)].flatMap(([key, fields]) =>
    key.startsWith('giftItems/') ? [fields] : [],
  );

test('commands that build on each other need not wait for each other', async () => {
  const world = await createTestData();
  const { commands } = world.data;
  const ada = commands.addPerson({ name: 'Ada' });
  const bob = commands.addPerson({ name: 'Bob' });
  const gifts = [ada, bob, ada, bob].map(({ id }, index) =>
    commands.addGiftItem({ name: `Gift ${index}`, personId: id }),
  );
  for (const gift of gifts) expect(await gift.applied).toEqual({ ok: true });
  expect(
    stored(world)
      .map(({ personName }) => personName)
      .sort(),
  ).toEqual(['Ada', 'Ada', 'Bob', 'Bob']);
});

test('what was deleted can be added again with its id', async () => {
  const world = await createTestData();
  const { commands } = world.data;
  await commands.addPerson({ name: 'Ada' }, { id: 'ada' }).confirmed;
  await commands.deletePerson('ada').confirmed;
  await settle();
  expect(await commands.addPerson({ name: 'Ada L.' }, { id: 'ada' }).confirmed).toBeUndefined();
  await settle();
  expect(world.data.exportData().people).toMatchObject([{ name: 'Ada L.' }]);
});
