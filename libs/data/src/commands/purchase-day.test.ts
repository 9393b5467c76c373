import { expect, test } from 'vitest';
import { createTestData, settle } from '../testing/index.ts';

const today = '2026-11-20';

/** An idea for Ada, and what is stored of it. */
async function scene() {
  const { data, backend, uid, clock } = await createTestData();
  const { commands } = data;
  commands.addPerson({ name: 'Ada' }, { id: 'ada' });
  await commands.addGiftItem({ name: 'Tea', personId: 'ada' }, { id: 'tea' }).confirmed;
  await settle();
  const stored = (id = 'tea') => backend.document(uid, { collection: 'giftItems', id });
  return { commands, clock, stored };
}

test('Y1 a gift that is added as purchased was bought today, unless it says when', async () => {
  const { commands, stored } = await scene();
  const bought = { name: 'Mug', personId: 'ada', status: 'purchased' } as const;
  await commands.addGiftItem(bought, { id: 'mug' }).confirmed;
  await commands.addGiftItem({ ...bought, purchasedOn: '2026-10-01' }, { id: 'bowl' }).confirmed;
  expect(stored('mug')).toMatchObject({ purchasedOn: today });
  expect(stored('bowl')).toMatchObject({ purchasedOn: '2026-10-01' });
});

test('Y1 an idea that is marked as purchased was bought today, and later changes leave the day', async () => {
  const { commands, clock, stored } = await scene();
  expect(stored()).not.toHaveProperty('purchasedOn');
  await commands.buyGiftItem('tea', { purchasedCost: 900 }).confirmed;
  await settle();
  expect(stored()).toMatchObject({ purchasedOn: today });
  await clock.advance({ hours: 24 });
  await commands.setGiftItemStage('tea', 'wrapped').confirmed;
  await settle();
  await commands.editGiftItem('tea', { name: 'Green tea' }).confirmed;
  expect(stored()).toMatchObject({ name: 'Green tea', stage: 'wrapped', purchasedOn: today });
});

test('Y1 an idea again has no day of purchase; Undo brings it back', async () => {
  const { commands, stored } = await scene();
  await commands.buyGiftItem('tea', { purchasedCost: 900 }).confirmed;
  await settle();
  const back = commands.editGiftItem('tea', { status: 'idea' });
  await back.confirmed;
  expect(stored()).not.toHaveProperty('purchasedOn');
  expect(await back.undo().confirmed).toBeUndefined();
  expect(stored()).toMatchObject({ status: 'purchased', purchasedOn: today });
});
