import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  increment,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  terminate,
  updateDoc,
  writeBatch,
  type Firestore,
  type FirestoreSettings,
  type Query,
} from 'firebase/firestore';
import type { ClientOptions, QueryShape, SeenSnapshot } from './client-types.ts';

let app: FirebaseApp;
let db: Firestore;
const snapshots = new Map<string, SeenSnapshot[]>();
const unsubscribes = new Map<string, () => void>();

function shaped({ path, first }: QueryShape): Query {
  let shape: Query = collection(db, path);
  if (first) shape = query(shape, limit(first));
  return shape;
}

/** What the tests drive: the real SDK, one app per page. */
export const client = {
  start(options: ClientOptions) {
    if (options.verbose) setLogLevel('debug');
    app = initializeApp({ projectId: options.projectId, apiKey: 'demo-key', appId: 'demo-app' });
    const tabManager = persistentMultipleTabManager();
    const settings: FirestoreSettings = {
      localCache:
        options.cache === 'persistent' ? persistentLocalCache({ tabManager }) : memoryLocalCache(),
    };
    db = initializeFirestore(app, settings);
    const mock = options.mockUser === undefined ? {} : { mockUserToken: { sub: options.mockUser } };
    const port = options.firestorePort ?? Number(location.port);
    connectFirestoreEmulator(db, location.hostname, port, mock);
    if (options.auth) {
      connectAuthEmulator(getAuth(app), location.origin, { disableWarnings: true });
    }
  },

  async stop() {
    await terminate(db);
    await deleteApp(app);
  },

  listen(name: string, shape: QueryShape) {
    const seen: SeenSnapshot[] = [];
    snapshots.set(name, seen);
    const unsubscribe = onSnapshot(
      shaped(shape),
      { includeMetadataChanges: true },
      (snapshot) =>
        seen.push({
          documents: Object.fromEntries(snapshot.docs.map((one) => [one.id, one.data()])),
          order: snapshot.docs.map((one) => one.id),
          fromCache: snapshot.metadata.fromCache,
          pending: snapshot.metadata.hasPendingWrites,
        }),
      (error) => seen.push({ error: error.code }),
    );
    unsubscribes.set(name, unsubscribe);
  },

  unlisten(name: string) {
    unsubscribes.get(name)?.();
  },

  seen: (name: string) => snapshots.get(name) ?? [],

  /** The newest snapshot, or undefined before the first. */
  last: (name: string) => snapshots.get(name)?.at(-1),

  get: async (path: string) => (await getDoc(doc(db, path))).data(),

  /** Resolves to 'ok' or the error's code. */
  set: (path: string, data: object) => outcome(setDoc(doc(db, path), data)),
  stamp: (path: string) => outcome(setDoc(doc(db, path), { at: serverTimestamp() })),
  add: (path: string, field: string, by: number) =>
    outcome(updateDoc(doc(db, path), { [field]: increment(by) })),
  delete: (path: string) => outcome(deleteDoc(doc(db, path))),

  batch(writes: Record<string, object | null>) {
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(writes)) {
      if (data === null) batch.delete(doc(db, path));
      else batch.set(doc(db, path), data);
    }
    return outcome(batch.commit());
  },

  increase(path: string, field: string) {
    return outcome(
      runTransaction(db, async (transaction) => {
        const before = await transaction.get(doc(db, path));
        transaction.update(doc(db, path), { [field]: Number(before.get(field)) + 1 });
      }),
    );
  },

  /** Queues a write without waiting for the server. */
  queue(path: string, data: object) {
    void setDoc(doc(db, path), data).catch(() => undefined);
  },

  async signUp(email: string, password: string) {
    return (await createUserWithEmailAndPassword(getAuth(app), email, password)).user.uid;
  },
  async signIn(email: string, password: string) {
    return (await signInWithEmailAndPassword(getAuth(app), email, password)).user.uid;
  },
  signOut: () => signOut(getAuth(app)),
  refreshToken: () => getAuth(app).currentUser?.getIdToken(true),
};

async function outcome(done: Promise<unknown>): Promise<string> {
  try {
    await done;
    return 'ok';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

Object.assign(globalThis, { client });
