import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing/index.ts';

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
