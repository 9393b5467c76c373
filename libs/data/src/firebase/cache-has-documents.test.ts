import 'fake-indexeddb/auto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
} from 'firebase/firestore';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createMemoryKeyValues } from '../ports/key-values.ts';
import { FirestoreStore } from './firestore-store.ts';
import { cacheHasDocuments } from './cache-has-documents.ts';
import type {} from './provided-context.ts';
import { storedSyncedKinds, type StoredSyncedKinds } from './synced-kinds.ts';

const uid = 'kept-documents';
const origin = inject('firestoreOrigin');
const database = `projects/${inject('projectId')}/databases/(default)/documents`;

/** Adds so many people on the server, past the rules. */
async function storePeople(count: number): Promise<void> {
  const writes = Array.from({ length: count }, (_, number) => ({
    update: { name: `${database}/users/${uid}/people/p${number}`, fields: {} },
  }));
  const headers = { Authorization: 'Bearer owner' };
  const body = JSON.stringify({ writes });
  await fetch(`${origin}/v1/${database}:commit`, { method: 'POST', headers, body });
}

/** Does something on the one device of this file, which keeps a copy. */
async function onDevice<T>(act: (store: FirestoreStore, isKept: () => Promise<boolean>) => T) {
  const app = initializeApp({ projectId: inject('projectId'), apiKey: 'demo' }, 'device');
  const firestore = initializeFirestore(app, { localCache: persistentLocalCache() });
  const { hostname, port } = new URL(origin);
  connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken: { user_id: uid } });
  const store = new FirestoreStore({ firestore, uid, storage: 'persistent', synced: marks });
  const result = await act(store, () => cacheHasDocuments(firestore, uid, marks));
  await store.close({ clear: false });
  await deleteApp(app);
  return result;
}

const marks: StoredSyncedKinds = storedSyncedKinds(createMemoryKeyValues(), uid);

const watched = (store: FirestoreStore, source: 'cache' | 'server') =>
  firstValueFrom(store.watch('people').pipe(filter((snapshot) => snapshot.source === source)));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Counts the records that are read from this device's storage from now on. */
function countReads(): () => number {
  let read = 0;
  for (const { prototype } of [IDBObjectStore, IDBIndex]) {
    const getAll = Reflect.get(prototype, 'getAll') as (
      ...words: unknown[]
    ) => IDBRequest<unknown[]>;
    vi.spyOn(prototype, 'getAll').mockImplementation(function (this: object, ...words) {
      const request = getAll.apply(this, words);
      request.addEventListener('success', () => (read += request.result.length));
      return request;
    });
  }
  const steps = vi.spyOn(IDBCursor.prototype, 'continue');
  return () => read + steps.mock.calls.length;
}

test('S4 what the copy contains is known without reading the records; without the copy, it is nothing', async () => {
  await storePeople(60);
  await onDevice((store) => watched(store, 'server'));
  expect(marks.idOf('people')).toBe('p0');

  const reads = countReads();
  expect(await onDevice((_, isKept) => isKept())).toBe(true);
  expect(reads()).toBeLessThan(60);

  const { changed } = await onDevice((store) => watched(store, 'cache'));
  expect(changed).toHaveLength(60);
  expect(reads()).toBeGreaterThan(60);

  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await onDevice((_, isKept) => isKept())).toBe(false);
  expect(marks.idOf('people')).toBeUndefined();
});

test('S4 when the record that the mark names was deleted, the others are found, and one of them is named', async () => {
  await storePeople(2);
  await onDevice((store) => watched(store, 'server'));
  marks.forgetIds();
  marks.add('people', () => 'deleted');
  expect(await onDevice((_, isKept) => isKept())).toBe(true);
  await onDevice((store) => watched(store, 'server'));
  expect(marks.idOf('people')).toBe('p0');
});
