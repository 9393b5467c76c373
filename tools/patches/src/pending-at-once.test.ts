import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withPendingAtOnce } from './pending-at-once.ts';

/** One write that waits: of a user, to a document, in a batch. */
interface Waiting {
  user: string;
  id: string;
  batch: number;
}

/** What is asked of the cache; the names of the SDK's parts are those of its build. */
interface Parts {
  fill: (database: IDBDatabase, waiting: readonly Waiting[]) => Promise<unknown>;
  overlaysOf: (database: IDBDatabase, user: string, ids: readonly string[]) => Promise<string[]>;
  batchesOf: (database: IDBDatabase, user: string, ids: readonly string[]) => Promise<number[]>;
  /** The documents that are removed when these came, of which some are in the cache. */
  removedOf: (came: readonly string[], known: readonly string[]) => string[];
}

const exported = `
const stores = ['documentOverlays', 'documentMutations'];
const keyOf = (id) => DocumentKey.fromPath('users/ada/' + id);
const serializer = new __PRIVATE_LocalSerializer(new JsonProtoSerializer(new DatabaseId('p'), true));
const open = (database) => ({ le: new __PRIVATE_SimpleDbTransaction('test', database.transaction(stores, 'readwrite')) });
const parts = {
  fill: (database, waiting) => {
    const transaction = open(database);
    return PersistencePromise.waitFor(waiting.flatMap(({ user, id, batch }) => {
      const key = keyOf(id);
      const mutations = __PRIVATE_newMutationMap();
      mutations.set(key, new __PRIVATE_DeleteMutation(key, Precondition.none()));
      const cache = new __PRIVATE_IndexedDbDocumentOverlayCache(serializer, user);
      return [
        __PRIVATE_documentMutationsStore(transaction).put(
          [user, __PRIVATE_encodeResourcePath(key.path), batch], {}),
        cache.saveOverlays(transaction, batch, mutations),
      ];
    })).toPromise();
  },
  overlaysOf: async (database, user, ids) => {
    const cache = new __PRIVATE_IndexedDbDocumentOverlayCache(serializer, user);
    const found = [];
    (await cache.getOverlays(open(database), ids.map(keyOf)).toPromise()).forEach((key, overlay) => {
      found.push(key.toString() + ' ' + overlay.largestBatchId);
    });
    return found.toSorted();
  },
  batchesOf: (database, user, ids) => {
    const queue = Object.create(__PRIVATE_IndexedDbMutationQueue.prototype);
    queue.userId = user;
    queue.er = (transaction, batches) => {
      const found = [];
      batches.forEach((batch) => { found.push(batch); });
      return PersistencePromise.resolve(found);
    };
    const map = ids.reduce((all, id) => all.insert(keyOf(id), {}), __PRIVATE_mutableDocumentMap());
    return queue.getAllMutationBatchesAffectingDocumentKeys(open(database), map).toPromise();
  },
  removedOf: (came, known) => {
    const removed = [];
    const done = () => PersistencePromise.resolve();
    const buffer = new __PRIVATE_IndexedDbRemoteDocumentChangeBuffer({
      serializer,
      removeEntry: (transaction, key) => { removed.push(key.toString()); return done(); },
      addEntry: done,
      updateMetadata: done,
      indexManager: { addToCollectionParentIndex: done },
    }, false);
    for (const id of came) {
      const size = known.includes(id) ? 1 : 0;
      buffer.Mr.set(keyOf(id), { size, readTime: SnapshotVersion.min() });
      buffer.addEntry(MutableDocument.newNoDocument(keyOf(id), SnapshotVersion.min()));
    }
    buffer.applyChanges({});
    return removed;
  },
};
export { parts };`;

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => {
    const overlays = request.result.createObjectStore('documentOverlays', {
      keyPath: ['userId', 'collectionPath', 'documentId'],
    });
    overlays.createIndex('collectionPathOverlayIndex', ['userId', 'collectionPath']);
    request.result.createObjectStore('documentMutations');
  };
  await new Promise((resolve) => (request.onsuccess = resolve));
  return request.result;
}

const id = fc.constantFrom('people/a', 'people/b', 'people/ab', 'events/a', 'people/a/notes/a');
const user = fc.constantFrom('', 'ada', 'ada1', 'bo');
const waiting = fc.array(fc.record({ user, id, batch: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 8,
});

test('what waits for the server is what Firestore itself finds, whatever waits and is asked', async () => {
  using code = new FirestoreCode();
  const { before, after } = await code.loadBoth<Parts>(withPendingAtOnce, exported);
  let count = 0;
  await fc.assert(
    fc.asyncProperty(waiting, user, fc.uniqueArray(id), async (rows, asker, ids) => {
      const database = await openDatabase(`cache ${(count += 1)}`);
      await before.fill(database, rows);
      expect(await after.overlaysOf(database, asker, ids)).toEqual(
        await before.overlaysOf(database, asker, ids),
      );
      expect(await after.batchesOf(database, asker, ids)).toEqual(
        await before.batchesOf(database, asker, ids),
      );
      database.close();
    }),
    { numRuns: 200 },
  );
});

test('when a hundred documents come, one request asks what waits of them', async () => {
  using code = new FirestoreCode();
  const { after } = await code.loadBoth<Parts>(withPendingAtOnce, exported);
  const database = await openDatabase('a hundred');
  await after.fill(database, [{ user: 'ada', id: 'people/7', batch: 1 }]);
  const ways = ['get', 'getAllKeys', 'openCursor'] as const;
  onTestFinished(() => void vi.restoreAllMocks());
  const asked = ways.map((way) => vi.spyOn(IDBObjectStore.prototype, way));
  const ids = Array.from({ length: 100 }, (_, index) => `people/${index}`);
  expect(await after.overlaysOf(database, 'ada', ids)).toEqual(['users/ada/people/7 1']);
  expect(await after.batchesOf(database, 'ada', ids)).toEqual([1]);
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 2, 0]);
  database.close();
});

test('a document that came is removed from the cache only where the cache has it', async () => {
  using code = new FirestoreCode();
  const came = ['people/a', 'people/b'];
  const { before, after } = await code.loadBoth<Parts>(withPendingAtOnce, exported);
  expect(before.removedOf(came, ['people/b'])).toHaveLength(2);
  expect(after.removedOf(came, ['people/b'])).toEqual(['users/ada/people/b']);
});
