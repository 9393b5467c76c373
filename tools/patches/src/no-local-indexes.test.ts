import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withoutLocalIndexes } from './no-local-indexes.ts';

interface Parts {
  managerName: string;
  backfiller: unknown;
}

const exported = `
export const parts = {
    managerName: __PRIVATE_IndexedDbPersistence.prototype.getIndexManager.call({ serializer: { gt: {} } }, {}).constructor.name,
    backfiller: __PRIVATE_IndexedDbOfflineComponentProvider.prototype.Nu.call({}, { asyncQueue: {} }, {}),
};`;

test('the cache has no indexes, and no timer fills them', async () => {
  using firestore = new FirestoreCode();
  const { before, after } = await firestore.loadBoth<Parts>(withoutLocalIndexes, exported);
  expect(before.backfiller).not.toBeNull();
  expect(after.managerName).toMatch(/MemoryIndexManager/);
  expect(after.backfiller).toBeNull();
});
