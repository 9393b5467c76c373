import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withoutCollection } from './never-collected.ts';

interface Parts {
  /** How many rows a document’s last use writes. */
  rowsOfUse: () => number;
  sizeOf: (kept: object | null) => number;
  /** How many notes the tabs get when a transaction is numbered. */
  notesOfNumber: () => number;
}

const exported = `
export const parts = {
    rowsOfUse: () => {
        let rows = 0;
        const table = { put: () => { rows += 1; return { addEventListener() {} }; } };
        const simple = new __PRIVATE_SimpleDbTransaction('test', {
            objectStore: () => table, addEventListener() {},
        });
        __PRIVATE_IndexedDbLruDelegateImpl.prototype.addReference(
            { le: simple, currentSequenceNumber: 1 }, 2, DocumentKey.fromPath('people/ada'));
        return rows;
    },
    sizeOf: __PRIVATE_dbDocumentSize,
    notesOfNumber: () => {
        let notes = 0;
        const syncer = { setItem: () => { notes += 1; } };
        const { writeSequenceNumber } = __PRIVATE_WebStorageSharedClientState.prototype;
        new __PRIVATE_ListenSequence(1, { writeSequenceNumber: writeSequenceNumber.bind(syncer) }).next();
        return notes;
    },
};`;

test('nothing is noted of a document for a collection that never comes', async () => {
  using firestore = new FirestoreCode();
  const { before, after } = await firestore.loadBoth<Parts>(withoutCollection, exported);
  const kept = { document: { name: 'people/ada', fields: {} } };
  expect([before.rowsOfUse(), before.sizeOf(kept), before.notesOfNumber()]).toEqual([1, 33, 1]);
  expect([after.rowsOfUse(), after.sizeOf(kept), after.notesOfNumber()]).toEqual([0, 1, 0]);
  expect(after.sizeOf(null), 'no document differs from one').toBe(0);
});
