import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withLateChanges } from './late-changes.ts';

interface Parts {
  /** Up to which second a tab has read that saw one document of a listener and one write of its own. */
  readUpTo: (listened: number, written: number) => number;
}

const exported = `
const seen = (id, seconds) => MutableDocument.newFoundDocument(
    DocumentKey.fromPath('people/' + id), SnapshotVersion.min(), SnapshotVersion.min(),
    ObjectValue.empty(),
).setReadTime(SnapshotVersion.fromTimestamp(new Timestamp(seconds, 0)));
export const parts = {
    readUpTo: (listened, written) => {
        const times = new Map();
        // The property's name is another in each release.
        const store = new Proxy({}, { get: () => times });
        const documents = [seen('ada', listened), seen('bob', written).setHasCommittedMutations()];
        __PRIVATE_setMaxReadTime(store, 'people', new Map(documents.map((one) => [one, one.key])));
        return times.get('people').toTimestamp().seconds;
    },
};`;

test('a write that was confirmed hides no change that the listener brings later', async () => {
  using firestore = new FirestoreCode();
  const { before, after } = await firestore.loadBoth<Parts>(withLateChanges, exported);
  expect([before.readUpTo(1, 3), after.readUpTo(1, 3)]).toEqual([3, 1]);
  expect(after.readUpTo(4, 3)).toBe(4);
});
