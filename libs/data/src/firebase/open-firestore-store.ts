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
import { createId } from '../values/create-id.ts';
import { DataError } from '../errors/data-error.ts';
import { keyPrefix, type KeyValues } from '../ports/key-values.ts';
import { copyKey } from './known-copy.ts';
import { FirestoreStore } from './firestore-store.ts';
import { cacheHasDocuments } from './cache-has-documents.ts';
import { probeStorage } from './storage-probe.ts';
import { storedSyncedKinds } from './synced-kinds.ts';

export interface OpenFirestoreOptions {
  readonly app: FirebaseApp;
  /** Origin of an emulator, for example `http://localhost:4200`; undefined for the real service. */
  readonly origin: string | undefined;
  readonly uid: string;
  /** Keep nothing in the browser. */
  readonly memory: boolean;
  readonly keyValues: KeyValues;
}

/** The mark of a copy that is to be cleared. */
const leftover = 'leftover';
/** How long clearing may take, in milliseconds: a tab that hangs can delay it. */
const longestClearing = 3_000;
/** The SDK's own small facts about tabs and their queues. */
const sdkPrefix = 'firestore_';

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

const lockOf = (app: FirebaseApp) => new CacheLock(`${app.name}-${app.options.projectId}`);

/** Removes the copy that an interrupted sign-out left. */
export async function clearLeftCopy(app: FirebaseApp, keyValues: KeyValues): Promise<void> {
  const firestore = initialize(app, undefined, true);
  await terminate(firestore);
  await lockOf(app).alone(() => clear(firestore, keyValues));
}

/** Removes the copy and what belongs to it. Until that has worked, it stays written down as a leftover. */
async function clear(firestore: Firestore, keyValues: KeyValues): Promise<void> {
  keyValues.clear(keyPrefix);
  keyValues.clear(sdkPrefix);
  keyValues.set(copyKey, leftover);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DataError('conflict')), longestClearing);
  });
  await Promise.race([clearIndexedDbPersistence(firestore), late]);
  keyValues.set(copyKey, undefined);
}

/**
 * The mark of the copy that is there, when it is this user's: their tabs share it. Undefined when there is no copy,
 * 'another' for someone else's.
 */
function markOf(uid: string, keyValues: KeyValues): string | undefined {
  const known = keyValues.get(copyKey);
  return known === undefined || known.startsWith(`${uid} `) ? known : 'another';
}

/** The SDK's name for the copy's database. */
const copyOf = ({ name, options }: FirebaseApp) => `firestore/${name}/${options.projectId}/main`;

/**
 * Opens a user's documents: kept in the browser and shared by its tabs; or in memory where storage is blocked, or does
 * not answer. Then the copy stays as it is, with what waits in it, for the next start.
 */
export async function openFirestoreStore(options: OpenFirestoreOptions): Promise<FirestoreStore> {
  const { app, origin, uid, keyValues } = options;
  const answer = options.memory ? 'refuses' : await probeStorage(copyOf(app));
  if (answer !== 'works') {
    const firestore = initialize(app, origin, false);
    const storage = answer === 'hangs' ? 'unanswered' : 'memory';
    return new FirestoreStore({ firestore, uid, storage, synced: new Set() });
  }
  if (markOf(uid, keyValues) === 'another') await clearLeftCopy(app, keyValues);
  const lock = lockOf(app);
  const release = await lock.share();
  // Read again, for another tab may have opened or cleared the copy while this one waited.
  const known = markOf(uid, keyValues);
  const mark = known ?? `${uid} ${createId()}`;
  if (mark === 'another') {
    release();
    throw new DataError('conflict');
  }
  keyValues.set(copyKey, mark);
  const firestore = initialize(app, origin, true);
  const syncedOf = async (ownerUid: string) => {
    const synced = storedSyncedKinds(keyValues, ownerUid);
    if (!(await cacheHasDocuments(firestore, ownerUid, synced).catch(() => false))) synced.clear();
    return synced;
  };
  /** A new copy is not asked what it has: a newcomer waits for each look into it. */
  const syncedOfNew = () => {
    const synced = storedSyncedKinds(keyValues, uid);
    synced.clear();
    return synced;
  };
  return new FirestoreStore({
    firestore,
    uid,
    storage: 'persistent',
    synced: known === undefined ? syncedOfNew() : await syncedOf(uid),
    syncedOf,
    onClosed: async (closing) => {
      release();
      if (!closing.clear) return;
      await lock.alone(async () => {
        // Another tab may have cleared it already, and someone may have signed in since.
        if (keyValues.get(copyKey) === mark) await clear(firestore, keyValues);
      });
    },
  });
}

/** How long clearing waits for other tabs to let go of the copy, in milliseconds. */
const timeout = 3_000;

/**
 * Who uses the browser's copy of the data: every tab that has it open, together; or one that clears it, alone. A copy
 * that is cleared under an open client comes back, because the client writes its farewell into it.
 */
class CacheLock {
  readonly #name: string;

  constructor(name: string) {
    this.#name = `evergift-copy-${name}`;
  }

  /** Waits until nobody clears the copy; gives what lets go of it again. */
  async share(): Promise<() => void> {
    if (!globalThis.navigator?.locks) return () => {};
    return new Promise((shared, failed) => {
      const release = (letGo: () => void) => shared(letGo);
      navigator.locks
        .request(this.#name, { mode: 'shared' }, () => new Promise<void>(release))
        .catch(failed);
    });
  }

  /** Runs when no tab has the copy open; after a while all the same, so that a tab that hangs cannot keep it. */
  async alone<T>(run: () => Promise<T>): Promise<T> {
    if (!globalThis.navigator?.locks) return run();
    const signal = AbortSignal.timeout(timeout);
    try {
      return await navigator.locks.request(this.#name, { signal }, run);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return run();
    }
  }
}
