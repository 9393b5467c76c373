import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withLateChanges } from './late-changes.ts';

/** A document of the shared copy. */
interface Kept {
  id: string;
  /** When it was read from the server, in seconds. */
  at: number;
  /** A write of this device, that the listener has not brought yet. */
  isWritten?: boolean;
}

/** A query of a tab for a path below `users/ada`, and what it found. */
interface Asked {
  path: string;
  found: readonly Kept[];
}

interface Parts {
  /** The ids that a second tab reads from the copy when it hears of a change, after its own queries. */
  reads: (asked: readonly Asked[], copy: readonly Kept[]) => Promise<string[]>;
}

const exported = `
const kept = ({ id, at, isWritten }) => {
    const time = SnapshotVersion.fromTimestamp(new Timestamp(at, 0));
    const key = DocumentKey.fromPath('users/ada/people/' + id);
    const found = MutableDocument.newFoundDocument(key, time, time, ObjectValue.empty()).setReadTime(time);
    return isWritten ? found.setHasCommittedMutations() : found;
};
const all = (documents) => documents.reduce(
    (map, one) => map.insert(kept(one).key, kept(one)), __PRIVATE_mutableDocumentMap());
const reads = async (asked, copy) => {
    let found = [];
    const engine = {
        initialize() {}, getDocumentsMatchingQuery: () => PersistencePromise.resolve(all(found)),
    };
    const serializer = __PRIVATE_newSerializer(new DatabaseId('demo'));
    const persistence = new __PRIVATE_MemoryPersistence(__PRIVATE_MemoryEagerDelegate.Ai, serializer);
    persistence.getRemoteDocumentCache().getAllFromCollectionGroup = (_, group, { readTime }) =>
        PersistencePromise.resolve(all(copy.filter((one) => kept(one).readTime.compareTo(readTime) >= 0)));
    const store = __PRIVATE_newLocalStore(persistence, engine, User.UNAUTHENTICATED, serializer);
    for (const query of asked) {
        found = query.found;
        const path = ResourcePath.fromString('users/ada/' + query.path);
        await __PRIVATE_localStoreExecuteQuery(store, __PRIVATE_newQueryForPath(path), false);
    }
    const ids = [];
    (await __PRIVATE_localStoreGetNewDocumentChanges(store, 'people')).forEach((key) => {
        ids.push(key.path.lastSegment());
    });
    return ids;
};
export const parts = { reads };`;

const ben = { id: 'ben', at: 1 };
const mia = { id: 'mia', at: 2 };
const noor = { id: 'noor', at: 2 };

test('a write that was confirmed hides nothing that the listener brings later', async () => {
  using firestore = new FirestoreCode();
  const { before, after } = await firestore.loadBoth<Parts>(withLateChanges, exported);
  const written = { id: 'zoe', at: 3, isWritten: true };
  const asked = [{ path: 'people', found: [ben, written] }];
  expect(await before.reads(asked, [ben, mia, written])).toEqual([]);
  expect(await after.reads(asked, [ben, mia, written])).toEqual(['mia', 'zoe']);
});

test('neither a query for one document nor another collection of the name hides what came with it', async () => {
  using firestore = new FirestoreCode();
  const { before, after } = await firestore.loadBoth<Parts>(withLateChanges, exported);
  const others = { path: 'circles/all/people', found: [noor] };
  for (const second of [{ path: 'people/mia', found: [mia] }, others]) {
    const asked = [{ path: 'people', found: [ben] }, second];
    expect(await before.reads(asked, [ben, mia, noor])).toEqual([]);
    expect(await after.reads(asked, [ben, mia, noor])).toEqual(['mia', 'noor']);
  }
});

test('what a tab has read it does not read again', async () => {
  using firestore = new FirestoreCode();
  const { after } = await firestore.loadBoth<Parts>(withLateChanges, exported);
  expect(await after.reads([{ path: 'people', found: [ben, mia] }], [ben, mia])).toEqual([]);
  expect(await after.reads([{ path: 'people/ben', found: [ben] }], [ben])).toEqual(['ben']);
});
