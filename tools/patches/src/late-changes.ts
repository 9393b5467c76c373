import { firestore, replaced, type Patch } from './patch.ts';

/** Where a tab notes up to which time it has read the documents of a collection. */
const latest = 't.readTime.compareTo(r) > 0 && (r = t.readTime);';

/**
 * Lets a second tab miss no change that comes late. Such a tab reads from the shared copy what is newer than all that
 * it has read. A write of this device is there with its time as soon as the server has confirmed it, but the listener
 * brings changes in their order, later: all that it brought from before that write was never read. A change stayed
 * marked as not sent, and one of somebody else was missing, until the tab was loaded again. Only documents that the
 * listener has brought count now.
 *
 * Not reported upstream; the place is https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/local/local_store_impl.ts
 */
export function withLateChanges(code: string): string | undefined {
  return replaced(code, [[latest, `t.hasPendingWrites || ${latest}`]]);
}

export const lateChanges: Patch = {
  module: firestore,
  change: withLateChanges,
  lookAt: 'up to which time a tab has read',
};
