import { expect, test } from 'vitest';
import type { DocumentStore } from '../store/document-store.ts';
import { MemoryBackend, MemoryDevice, MemoryStore, settle } from '../testing/index.ts';
import { memoryPorts } from '../testing/memory-ports.ts';
import { UserSpace } from './user-space.ts';

/** A user's space whose store is still being opened; and how it was closed in the end. */
async function openingSpace() {
  const store = new MemoryStore(new MemoryDevice(new MemoryBackend(() => 0), 'ada'));
  const closed: { clear: boolean }[] = [];
  store.close = (options) => Promise.resolve(void closed.push(options));
  let open: (store: DocumentStore) => void = () => {};
  const opening = new Promise<DocumentStore>((resolve) => (open = resolve));
  const space = new UserSpace(memoryPorts({ openStore: () => opening }));
  void space.enter('ada');
  await settle();
  return { space, closed, open: () => open(store) };
}

test('a page that ends while its store is being opened keeps the copy, with what waits in it', async () => {
  const { space, closed, open } = await openingSpace();
  const disposed = space.dispose();
  open();
  await disposed;
  expect(closed).toEqual([{ clear: false }]);
});

test('a user who leaves while the store is being opened leaves no copy', async () => {
  const { space, closed, open } = await openingSpace();
  const left = space.enter(undefined);
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
  ports.keyValues.set('evergift:birthday-sync:ada', '2026-11-20');
  const space = new UserSpace(ports);
  await space.enter('ada');
  expect(cleared).toEqual([]);
  await space.enter(undefined);
  expect(cleared).toEqual(['copy']);
  expect(ports.keyValues.keys('evergift:')).toEqual([]);
});

test('changes of an earlier visit that wait in a copy that could not be opened are asked about', async () => {
  const ports = memoryPorts({ openStore: () => Promise.reject(new Error('no store')) });
  const address = { collection: 'people', id: 'bob' };
  const witness = JSON.stringify({ kind: 'create', address, changedAt: 0 });
  ports.keyValues.set('evergift:waiting:ada:1', witness);
  const space = new UserSpace(ports);
  await space.enter('ada');
  expect(await space.hasPendingChanges()).toBe(true);
  await space.enter('bob');
  expect(await space.hasPendingChanges()).toBe(false);
});
