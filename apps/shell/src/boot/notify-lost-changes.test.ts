import { createToastStore } from '@evergift/ui/toast-store';
import { createTestData, settle } from '@evergift/data/testing';
import { expect, test } from 'vitest';
import { notifyLostChanges } from './notify-lost-changes.ts';

test.each([
  { cause: 'refused by the server', isStored: true, message: /server did not accept/ },
  { cause: 'interrupted by a reload', isStored: false, message: /closed or reloaded before/ },
])('a change that was $cause is reported at the next visit, and stays', async (lost) => {
  const { keyValues } = await createTestData({ user: null });
  const world = await createTestData();
  world.goOffline();
  const { applied } = world.data.commands.addPerson({ name: 'Ada' });
  if (lost.isStored) await applied;
  // What the browser keeps when the page is closed now: it does not live to hear the answer.
  for (const key of world.keyValues.keys('evergift:')) keyValues.set(key, world.keyValues.get(key));
  world.backend.refuse(() => true);

  const device = { device: world.device, keyValues };
  const later = await createTestData({ world, device, user: null });
  later.goOffline();
  const toasts = createToastStore();
  notifyLostChanges(later.data, toasts);
  later.authentication.start('ada@example.com');
  await settle();
  await later.goOnline();
  expect(toasts.current()).toMatchObject([
    { type: 'warning', title: 'A change was not saved', duration: 0 },
  ]);
  expect(toasts.current()[0]?.message).toMatch(lost.message);
});
