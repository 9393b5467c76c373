import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { createTestData } from '../testing/index.ts';

async function openDevice() {
  const world = await createTestData();
  return { ...world, reminders: await world.data.openReminders() };
}

describe('what is chosen on this device', () => {
  test('N3 notifications are off until they are switched on, and a sign-out forgets it', async () => {
    const { data, reminders, keyValues } = await openDevice();
    const seen: boolean[] = [];
    const subscription = reminders.notifies.value$.subscribe((value) => seen.push(value));
    reminders.notifies.set(true);
    expect(seen).toEqual([false, true]);
    expect(reminders.notifies.value).toBe(true);
    await data.session.signOut();
    expect(keyValues.keys('evergift:reminders')).toEqual([]);
    expect(reminders.notifies.value).toBe(false);
    subscription.unsubscribe();
  });

  test('N3 one person’s choice is not another’s', async () => {
    const first = await openDevice();
    first.reminders.notifies.set(true);
    const second = await createTestData({ user: 'ben@example.com', device: first });
    expect((await second.data.openReminders()).notifies.value).toBe(false);
    expect(await firstValueFrom(first.reminders.notifies.value$)).toBe(true);
  });
});
