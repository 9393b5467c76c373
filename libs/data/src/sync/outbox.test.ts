import { expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';

test('what another tab changed offline waits here too, counted by its records', async () => {
  const world = await createTestData();
  const tab = await createTestData({ world, device: world });
  const { commands } = world.data;
  world.goOffline();
  const { id: ada } = commands.addPerson({ name: 'Ada' });
  await commands.addEvent({ title: 'Christmas', date: '2026-12-24', people: [ada] }).applied;
  await commands.addGiftItem({ name: 'Kite', personId: ada }).applied;
  await settle();
  expect(await current(tab.data.pendingWrites$)).toBe(3);
  await world.goOnline();
  expect(await current(tab.data.pendingWrites$)).toBe(0);
});
