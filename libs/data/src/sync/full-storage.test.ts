import { expect, test } from 'vitest';
import { ManualClock, MemoryBackend, MemoryDevice, MemoryStore, settle } from '../testing/index.ts';
import { memoryPorts, partsOn } from '../testing/memory-ports.ts';

/** A user whose storage is full. The store in memory that takes its place fails to open so many times. */
async function fullStorage({ failures = 0 } = {}) {
  const backend = new MemoryBackend(() => 0);
  const device = new MemoryDevice(backend, 'ada');
  const clock = new ManualClock('2026-11-20T12:00', 'Europe/Berlin');
  const cleared: string[] = [];
  let failing = failures;
  const ports = memoryPorts({
    openStore: (uid, { memory }) => {
      if (!memory) return Promise.resolve(new MemoryStore(device));
      if ((failing -= 1) >= 0) return Promise.reject(new Error('no store'));
      return Promise.resolve(new MemoryStore(new MemoryDevice(backend, uid, 'memory')));
    },
    clearLeftovers: () => {
      cleared.push('copy');
      return Promise.resolve();
    },
    clock,
  });
  const { userStore, outbox } = partsOn(ports);
  await userStore.enter('ada');
  await settle();
  device.full = true;
  const address = { collection: 'people', id: 'bob' } as const;
  const commit = outbox.commit([{ kind: 'create', address, fields: { id: 'bob', name: 'Bob' } }]);
  return { userStore, backend, clock, cleared, commit };
}

test('a store in memory that does not open at once is tried again, and takes what did not fit', async () => {
  const { backend, clock, commit } = await fullStorage({ failures: 1 });
  await clock.advance({ seconds: 10 });
  await commit.confirmed;
  expect(backend.documents('ada').size).toBe(1);
});

test('signing out also removes the copy that was full', async () => {
  const { userStore, cleared, commit } = await fullStorage();
  await commit.confirmed;
  await userStore.enter(undefined);
  expect(cleared).toEqual(['copy']);
});
