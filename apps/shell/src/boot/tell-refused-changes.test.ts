import { createToastStore } from '@evergift/ui/toast-store';
import { createTestData, settle } from '@evergift/data/testing';
import { expect, test } from 'vitest';
import { tellRefusedChanges } from './tell-refused-changes.ts';

test('what the server refused after its page was closed is told at the next visit, and stays', async () => {
  const world = await createTestData();
  world.goOffline();
  await world.data.commands.addPerson({ name: 'Ada' }).applied;
  // What the browser keeps when the page is closed now: it does not live to hear the answer.
  const { keyValues } = await createTestData({ user: null });
  for (const key of world.keyValues.keys('evergift:')) keyValues.set(key, world.keyValues.get(key));
  world.backend.refuse(() => true);

  const device = { device: world.device, keyValues };
  const later = await createTestData({ world, device, user: null });
  later.goOffline();
  const toasts = createToastStore();
  tellRefusedChanges(later.data, toasts);
  later.authentication.start('ada@example.com');
  await settle();
  await later.goOnline();
  expect(toasts.current()).toMatchObject([
    { type: 'warning', title: 'A change was not saved', duration: 0 },
  ]);
});
