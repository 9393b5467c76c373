import type { FirebaseApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  clearIndexedDbPersistence,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import type { CollectionName } from '../model/collections.ts';
import { keyPrefix, type KeyValues } from '../space/key-values.ts';
import { FirestoreStore, type SyncedMarks } from './firestore-store.ts';
import { storageWorks } from './storage-probe.ts';

export interface OpenFirestoreOptions {
  readonly app: FirebaseApp;
  /** Origin of an emulator, for example `http://localhost:4200`; undefined for the real service. */
  readonly origin: string | undefined;
  readonly uid: string;
  /** Keep nothing in the browser. */
  readonly memory: boolean;
  readonly keyValues: KeyValues;
}

/** Whose data the local copy holds. Outlives a sign-out whose clearing was held up, so that the next start clears. */
const ownerKey = 'evergift-copy-of';
/** The SDK's own small facts about tabs and their queues. */
const sdkPrefix = 'firestore_';

function syncedMarks(keyValues: KeyValues, uid: string): SyncedMarks {
  const key = (collection: CollectionName) => `${keyPrefix}synced:${uid}:${collection}`;
  return {
    has: (collection) => keyValues.get(key(collection)) === 'yes',
    add: (collection) => {
      if (keyValues.get(key(collection)) !== 'yes') keyValues.set(key(collection), 'yes');
    },
  };
}

function initialize(app: FirebaseApp, origin: string | undefined, persistent: boolean): Firestore {
  const url = origin === undefined ? undefined : new URL(origin);
  return initializeFirestore(app, {
    ...(url && { host: url.host, ssl: url.protocol === 'https:' }),
    localCache: persistent
      ? persistentLocalCache({
          tabManager: persistentMultipleTabManager(),
          cacheSizeBytes: CACHE_SIZE_UNLIMITED,
        })
      : memoryLocalCache(),
  });
}

/** Whether the browser may hold a copy that nobody is signed in for. */
export function hasLeftCopy(keyValues: KeyValues): boolean {
  return keyValues.get(ownerKey) !== undefined;
}

/** Removes the copy that an interrupted sign-out left. Rejects when another tab holds on to it. */
export async function clearLeftCopy(app: FirebaseApp, keyValues: KeyValues): Promise<void> {
  const firestore = initialize(app, undefined, true);
  try {
    await clearIndexedDbPersistence(firestore);
  } finally {
    await terminate(firestore);
  }
  keyValues.clear(sdkPrefix);
  keyValues.clear(keyPrefix);
  keyValues.set(ownerKey, undefined);
}

/** Opens a user's documents: kept in the browser and shared by its tabs, or in memory where storage is blocked. */
export async function openFirestoreStore(options: OpenFirestoreOptions): Promise<FirestoreStore> {
  const { app, origin, uid, keyValues } = options;
  const persistent = !options.memory && (await storageWorks());
  const firestore = initialize(app, origin, persistent);
  if (persistent) {
    const owner = keyValues.get(ownerKey);
    if (owner !== undefined && owner !== uid) {
      await clearIndexedDbPersistence(firestore);
      keyValues.clear(keyPrefix);
    }
    keyValues.set(ownerKey, uid);
  }
  return new FirestoreStore({
    firestore,
    uid,
    storage: persistent ? 'persistent' : 'memory',
    synced: syncedMarks(keyValues, uid),
    onCleared: (cleared) => {
      keyValues.clear(sdkPrefix);
      keyValues.set(ownerKey, cleared ? undefined : 'nobody');
    },
  });
}
