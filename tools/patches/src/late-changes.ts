import { firestore, replaced, type Patch, type Replacement } from './patch.ts';

/** Where a tab notes up to which time it has read the documents of collections of one name. */
const latest = 't.readTime.compareTo(r) > 0 && (r = t.readTime);';
/** Where it does so after a query. */
const afterQuery =
  'next((e => (__PRIVATE_setMaxReadTime(r, __PRIVATE_queryCollectionGroup(t), e), ';
const ofWholeCollection =
  'r.Fs.has(__PRIVATE_queryCollectionGroup(t)) || DocumentKey.isDocumentKey(t.path) || !__PRIVATE_queryMatchesAllDocuments(t) || ';

const replacements: readonly Replacement[] = [
  [latest, `t.hasPendingWrites || ${latest}`],
  [afterQuery, afterQuery.replace('(__PRIVATE_set', `(${ofWholeCollection}__PRIVATE_set`)],
];

/**
 * Lets a second tab miss no change. Such a tab reads from the shared copy what is newer than all that it has read, and
 * Firestore takes too much for read, so that a change stays marked as not sent, or is missing, until the tab is loaded
 * again:
 *
 * - A write of this device has its time as soon as the server has confirmed it. The listener brings changes in their
 *   order, later, and all that it brought from before that write was never read.
 * - A query for one document, or for another collection of the same name, counted for all documents of that name.
 *
 * Now only the first query for a whole collection counts, and after it what was read for every query at once; and only
 * documents that the listener has brought.
 *
 * Not reported upstream; the place is
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/local/local_store_impl.ts
 */
export function withLateChanges(code: string): string | undefined {
  return replaced(code, replacements);
}

export const lateChanges: Patch = {
  module: firestore,
  change: withLateChanges,
  lookAt: 'up to which time a tab has read',
};
