import { firestore, replaced, type Patch } from './patch.ts';

/** Where two segments of documents' paths are compared. */
const compared = 'static compareSegments(e, t) {';

/**
 * Lets documents of one collection be compared by their ids alone. Firestore keeps documents in
 * trees that are sorted by path, and compares each two paths character by character from their
 * beginning, which all documents of a user share: `users`, the user, the collection.
 *
 * Not reported upstream; the place is
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/model/path.ts
 */
export function withEqualSegments(code: string): string | undefined {
  return replaced(code, [[compared, `${compared}\n        if (e === t) return 0;`]]);
}

export const equalSegments: Patch = {
  module: firestore,
  change: withEqualSegments,
  lookAt: 'how it compares paths',
};
