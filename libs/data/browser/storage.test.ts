import { expect } from 'vitest';
import { newDevice, test, world } from './devices.ts';
import { signUp, until } from './world.ts';

test('S4 a copy that the browser emptied is not taken for an account without people', async () => {
  const device = await newDevice();
  const first = await world.tab(device);
  await signUp(first);
  await first.evaluate(() => window.data.commands.addPerson({ name: 'Ada' }).confirmed);
  await first.close();
  await world.backend.kill();

  const second = await world.tab(device, () => {
    indexedDB.deleteDatabase('firestore/[DEFAULT]/demo-evergift/main');
  });
  await until(second, () => window.latest.people$.status === 'offline');
  expect(await second.evaluate(() => window.latest.people$)).toMatchObject({
    complete: false,
    data: [],
  });
  await second.close();
  await world.backend.start();
  const third = await world.tab(device);
  await until(third, () => window.latest.people$.status === 'live');
  expect(await third.evaluate(() => window.latest.people$.data.length)).toBe(1);
});

test('blocked storage: everything works in memory, with a notice and no crash', async () => {
  const tab = await world.tab(await newDevice(), () => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const crashes: string[] = [];
  tab.on('pageerror', (error) => crashes.push(error.message));
  await signUp(tab);
  await tab.evaluate(() => window.data.commands.addPerson({ name: 'Ada' }).confirmed);
  await until(
    tab,
    () => window.latest.storage$ === 'memory' && window.latest.people$.data.length === 1,
  );
  expect(crashes).toEqual([]);
});

test('a copy that does not answer: everything works from the network, and the next start has it', async () => {
  const device = await newDevice();
  const stuck = await world.tab(device);
  await signUp(stuck);
  await stuck.evaluate(() => window.data.commands.addPerson({ name: 'Ada' }).confirmed);
  await stuck.evaluate(async () => {
    const request = indexedDB.open('firestore/[DEFAULT]/demo-evergift/main');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const rows = request.result.transaction('owner', 'readwrite').objectStore('owner');
    const again = () => {
      rows.get('owner').onsuccess = again;
    };
    again();
  });
  const second = await world.tab(device);
  await until(second, () => window.latest.people$.data.length === 1);
  expect(await second.evaluate(() => window.latest.storage$)).toBe('unanswered');
  await second.evaluate(() => window.data.commands.addPerson({ name: 'Ben' }).confirmed);
  await stuck.close();
  await second.close();

  const third = await world.tab(device);
  await until(third, () => window.latest.people$.data.length === 2);
  expect(await third.evaluate(() => window.latest.storage$)).toBe('persistent');
});

test('full storage: the change that does not fit goes on in memory, with a notice', async () => {
  const tab = await world.tab(await newDevice(), fillStorageOnDemand);
  await signUp(tab);
  await until(tab, () => window.latest.pendingWrites$ === 0);
  const applied = await tab.evaluate(async () => {
    Object.assign(window, { storageIsFull: true });
    const outcome = window.data.commands.addPerson({ name: 'Ada' });
    return [await outcome.applied, (await outcome.confirmed)?.kind];
  });
  expect(applied).toEqual([{ ok: true }, undefined]);
  await until(tab, () => window.latest.people$.data.length === 1);
  expect(await tab.evaluate(() => window.latest.storage$)).toBe('memory');
  expect(await tab.evaluate(() => window.data.session.signOut())).toEqual({ ok: true });
  const databases = await tab.evaluate(async () => indexedDB.databases());
  expect(databases.filter(({ name }) => name?.startsWith('firestore/'))).toEqual([]);
});

/**
 * Once `storageIsFull` is set, the browser takes every request and then fails to commit, as it does when the disk is
 * full.
 */
function fillStorageOnDemand(): void {
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    set(this: IDBTransaction, complete: (event: Event) => void) {
      this.addEventListener('complete', (event) => {
        if (!('storageIsFull' in window) || this.mode === 'readonly') return complete(event);
        const error = new DOMException('The disk is full.', 'QuotaExceededError');
        Object.defineProperty(this, 'error', { get: () => error });
        const abort = new Event('abort');
        Object.defineProperty(abort, 'target', { value: this });
        this.onabort?.(abort);
      });
    },
  });
}
