import { expect, test } from 'vitest';
import { allLoading } from '../graph/publication.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import { createTestData } from '../testing/create-test-data.ts';
import { current } from '../testing/current.ts';
import { buildGift } from '../testing/builders.ts';
import { similarGift } from './similar-gifts.ts';

async function withCups() {
  const world = await createTestData();
  const { commands } = world.data;
  const ada = commands.addPerson({ name: 'Ada' }).id;
  const ben = commands.addPerson({ name: 'Ben' }).id;
  const cups = commands.addGiftItem({ name: 'Espresso cups', personId: ada });
  await cups.confirmed;
  const found = async (personIds: string[], name: string, exceptId?: string) =>
    (await current(world.data.similarGift$({ personIds, name, exceptId }))).data?.gift.name;
  return { ...world, ada, ben, cups: cups.id, found };
}

test('O7 names a gift of the same person that reads alike, and of nobody else', async () => {
  const { ada, ben, found } = await withCups();
  expect(await found([ada], 'cup, ESPRESSO')).toBe('Espresso cups');
  expect(await found([ben, ada], 'Espresso cup')).toBe('Espresso cups');
  expect(await found([ben], 'Espresso cups')).toBeUndefined();
  expect(await found([ada], 'Espresso machine')).toBeUndefined();
  expect(await found([ada], ' ')).toBeUndefined();
  expect(await found([''], 'Espresso cups')).toBeUndefined();
});

test('O7 a gift that is edited does not read like itself', async () => {
  const { ada, cups, found } = await withCups();
  expect(await found([ada], 'Espresso cups', cups)).toBeUndefined();
});

test('O7 follows what is added, renamed, given to another and deleted', async () => {
  const { data, ada, ben, cups, found } = await withCups();
  expect(await found([ada], 'Mug')).toBeUndefined();
  const mug = data.commands.addGiftItem({ name: 'Mug', personId: ada });
  await mug.confirmed;
  expect(await found([ada], 'mugs')).toBe('Mug');
  await data.commands.editGiftItem(mug.id, { name: 'Teapot' }).confirmed;
  expect(await found([ada], 'mugs')).toBeUndefined();
  await data.commands.editGiftItem(mug.id, { personId: ben }).confirmed;
  expect(await found([ada], 'teapot')).toBeUndefined();
  expect(await found([ben], 'teapot')).toBe('Teapot');
  await data.commands.deleteGiftItem(cups).confirmed;
  expect(await found([ada], 'Espresso cups')).toBeUndefined();
});

test('O7 of several the newest is named', () => {
  const graph = new RecordGraph('2026-11-20');
  const gifts = [
    buildGift({ id: 'old', name: 'Tea', createdAt: 1 }),
    buildGift({ id: 'new', name: 'tea!', createdAt: 3 }),
    buildGift({ id: 'middle', name: 'Teas', createdAt: 2 }),
  ];
  graph.update({ giftItems: gifts.map((gift) => [gift.id, gift] as const), states: allLoading });
  expect(similarGift(graph, { personIds: ['ada'], name: 'Tea' })?.id).toBe('new');
});

test('O7 one change among many gifts reads one name anew, and none before anybody asks', () => {
  const graph = new RecordGraph('2026-11-20');
  let reads = 0;
  const counted = (id: string, name: string) => {
    const gift = buildGift({ id, personId: `p${id.length}` });
    return Object.defineProperty({ ...gift }, 'name', {
      enumerable: true,
      get: () => {
        reads += 1;
        return name;
      },
    });
  };
  const many = Array.from({ length: 2000 }, (_, index) => counted(`g${index}`, `Gift ${index}`));
  graph.update({ giftItems: many.map((gift) => [gift.id, gift] as const), states: allLoading });
  expect(reads).toBe(0);
  similarGift(graph, { personIds: ['p2'], name: 'Gift 7' });
  expect(reads).toBeGreaterThanOrEqual(2000);
  reads = 0;
  graph.update({ giftItems: [['g7', counted('g7', 'Tea')]], states: allLoading });
  expect(similarGift(graph, { personIds: ['p2'], name: 'teas' })?.id).toBe('g7');
  // Compared with what was there, taken out of the index and put into it.
  expect(reads).toBeLessThan(10);
});
