import 'fake-indexeddb/auto';
import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createMemoryKeyValues } from '../ports/key-values.ts';
import { openFirestoreStore } from './open-firestore-store.ts';
import type {} from './provided-context.ts';

/** Locks that are given after a while, as between the processes of two tabs. */
const slowLocks = {
  request: async (_name: string, _options: object, run: () => unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return run();
  },
};

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('two tabs that open the copy at the same moment share its mark, so that either can clear it', async () => {
  Object.defineProperty(navigator, 'locks', { value: slowLocks, configurable: true });
  const keyValues = createMemoryKeyValues();
  const apps = ['first', 'second'].map((name) =>
    initializeApp({ projectId: inject('projectId'), apiKey: 'demo' }, `tab-${name}`),
  );
  const origin = inject('firestoreOrigin');
  const [first, second] = await Promise.all(
    apps.map((app) => openFirestoreStore({ app, origin, uid: 'ada', memory: false, keyValues })),
  );
  expect(keyValues.get('evergift-copy')).toMatch(/^ada /);
  await second?.close({ clear: false });
  await first?.close({ clear: true });
  expect(keyValues.get('evergift-copy')).toBeUndefined();
  await Promise.all(apps.map((app) => deleteApp(app)));
});

test('a new copy is opened without reading it, and marks of a copy that is gone are taken away', async () => {
  const keyValues = createMemoryKeyValues();
  keyValues.set('evergift:synced:eve:people', 'yes ada');
  const app = initializeApp({ projectId: inject('projectId'), apiKey: 'demo' }, 'new-copy');
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const origin = inject('firestoreOrigin');
  const store = await openFirestoreStore({ app, origin, uid: 'eve', memory: false, keyValues });
  expect(transactions.mock.calls.filter(([, mode]) => mode === 'readonly')).toEqual([]);
  expect(keyValues.get('evergift:synced:eve:people')).toBeUndefined();
  await store.close({ clear: true });
  await deleteApp(app);
  transactions.mockRestore();
});
