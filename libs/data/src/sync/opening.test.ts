import { expect, test } from 'vitest';
import type { DocumentStore } from '../store/document-store.ts';
import { MemoryBackend, MemoryDevice, MemoryStore, settle } from '../testing/index.ts';
import { memoryPorts, partsOn } from '../testing/memory-ports.ts';

/** A user whose store is still being opened; and how it was closed in the end. */
async function openingStore() {
  const store = new MemoryStore(new MemoryDevice(new MemoryBackend(() => 0), 'ada'));
  const closed: { clear: boolean }[] = [];
  store.close = (options) => Promise.resolve(void closed.push(options));
  let open: (store: DocumentStore) => void = () => {};
  const opening = new Promise<DocumentStore>((resolve) => (open = resolve));
  const { userStore } = partsOn(memoryPorts({ openStore: () => opening }));
  void userStore.enter('ada');
  await settle();
  return { userStore, closed, open: () => open(store) };
}

test('a page that ends while its store is being opened keeps the copy, with what waits in it', async () => {
  const { userStore, closed, open } = await openingStore();
  const disposed = userStore.dispose();
  open();
  await disposed;
  expect(closed).toEqual([{ clear: false }]);
});

test('a user who leaves while the store is being opened leaves no copy', async () => {
  const { userStore, closed, open } = await openingStore();
  const left = userStore.enter(undefined);
  open();
  await left;
  expect(closed).toEqual([{ clear: true }]);
});

test('a user who leaves before the data could be opened leaves no copy of an earlier visit, and no small facts', async () => {
  const cleared: string[] = [];
  const ports = memoryPorts({
    openStore: () => Promise.reject(new Error('no store')),
    clearLeftovers: () => Promise.resolve(void cleared.push('copy')),
  });
  ports.keyValues.set('evergift-birthday-sync:ada', '2026-11-20');
  const { userStore } = partsOn(ports);
  await userStore.enter('ada');
  expect(cleared).toEqual([]);
  await userStore.enter(undefined);
  expect(cleared).toEqual(['copy']);
  expect(ports.keyValues.keys('evergift:')).toEqual([]);
});

test('changes of an earlier visit that wait in a copy that could not be opened are asked about', async () => {
  const ports = memoryPorts({ openStore: () => Promise.reject(new Error('no store')) });
  const address = { collection: 'people', id: 'bob' };
  const marker = JSON.stringify({ kind: 'create', address, changedAt: 0 });
  ports.keyValues.set('evergift:waiting:ada:1', marker);
  const { userStore, outbox } = partsOn(ports);
  await userStore.enter('ada');
  expect(await outbox.hasUnsentChanges()).toBe(true);
  await userStore.enter('bob');
  expect(await outbox.hasUnsentChanges()).toBe(false);
});
