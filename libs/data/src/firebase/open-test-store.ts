import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { inject } from 'vitest';
import type { TestStore } from '../store/document-store.suite.ts';
import { FirestoreStore } from './firestore-store.ts';
import type {} from './provided-context.ts';

let apps = 0;

/** A Firestore store of a user on a device of its own, signed in by a token for tests. */
export async function openTestStore(uid: string): Promise<TestStore> {
  const { hostname, port } = new URL(inject('firestoreOrigin'));
  const app = initializeApp(
    { projectId: inject('projectId'), apiKey: 'demo' },
    `app-${(apps += 1)}`,
  );
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken: { user_id: uid } });
  const synced = new Set<string>();
  const store = new FirestoreStore({ firestore, uid, storage: 'memory', synced });
  return {
    store,
    goOffline: () => disableNetwork(firestore),
    goOnline: () => enableNetwork(firestore),
    dispose: () => deleteApp(app),
  };
}
