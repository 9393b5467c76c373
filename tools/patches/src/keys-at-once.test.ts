import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withKeysAtOnce } from './keys-at-once.ts';

interface Parts {
  /** A path as the copy keeps it. */
  encode: (path: string) => string;
  /** The keys of the documents that a target has, in their order. */
  keysOf: (copy: IDBDatabase, target: number) => Promise<string[]>;
}

const exported = `
const parts = {
  encode: (path) => __PRIVATE_encodeResourcePath(ResourcePath.fromString(path)),
  keysOf: async (copy, target) => {
    const transaction = new __PRIVATE_SimpleDbTransaction('test', copy.transaction(['targetDocuments']));
    const { getMatchingKeysForTargetId } = __PRIVATE_IndexedDbTargetCache.prototype;
    const keys = [];
    (await getMatchingKeysForTargetId({ le: transaction }, target).toPromise()).forEach((key) => {
      keys.push(key.path.canonicalString());
    });
    return keys;
  },
};
export { parts };`;

/** A copy in which targets have documents. */
async function openCopy(rows: readonly { targetId: number; path: string }[]) {
  const request = indexedDB.open('copy');
  request.onupgradeneeded = () => {
    const keyPath = ['targetId', 'path'];
    const store = request.result.createObjectStore('targetDocuments', { keyPath });
    for (const row of rows) store.add(row);
  };
  await new Promise((resolve) => (request.onsuccess = resolve));
  return request.result;
}

test('a target has the documents that Firestore itself finds, in its order', async () => {
  using code = new FirestoreCode();
  const { before, after } = await code.loadBoth<Parts>(withKeysAtOnce, exported);
  const ids = ['b', 'a', '__id12__', '__id7__', '\u{1f600}', '\ufffd', 'a b'];
  const paths = ids.map((id) => before.encode(`users/ada/giftItems/${id}`));
  const rows = [2, 4, 6].flatMap((targetId) =>
    paths.slice(targetId / 2 - 1).map((path) => ({ targetId, path })),
  );
  const copy = await openCopy(rows);
  for (const target of [2, 3, 4, 6]) {
    expect(await after.keysOf(copy, target)).toEqual(await before.keysOf(copy, target));
  }
  expect(await after.keysOf(copy, 2)).toHaveLength(ids.length);
  expect(await after.keysOf(copy, 3)).toEqual([]);
});
