import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { inject } from 'vitest';
import { describeDocumentStore, type TestStore } from '../store/document-store.suite.ts';
import { FirestoreStore } from './firestore-store.ts';
import type {} from './provided-context.ts';

let apps = 0;

async function open(uid: string): Promise<TestStore> {
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
    store: new Proxy(store, {
      get: (target, name) =>
        name === 'close'
          ? async (options: { clear: boolean }) => {
              await target.close(options);
              await deleteApp(app);
            }
          : (Reflect.get(target, name, target).bind?.(target) ?? Reflect.get(target, name, target)),
    }),
    goOffline: () => disableNetwork(firestore),
    goOnline: () => enableNetwork(firestore),
  };
}

describeDocumentStore('The Firestore store', () => ({ open }));
