import { firestore, replaced, type Patch } from './patch.ts';

/** Where a tab looks for the newest change that waits for the server. */
const newest = `        const t = IDBKeyRange.upperBound([ this.userId, Number.POSITIVE_INFINITY ]);
        let n = q;
        return __PRIVATE_mutationsStore(e).ee({
            index: J,
            range: t,
            reverse: !0
        }, ((e, t, r) => {
            n = t.batchId, r.done();
        })).next((() => n));`;
const newestOfAll = `        return this.getAllMutationBatches(e).next((all => {
            for (const one of all) this.Hn[one.batchId] ??= one.keys();
            return all.length > 0 ? all[all.length - 1].batchId : q;
        }));`;

/**
 * Lets a tab that asks what waits for the server remember which documents it is. Another tab sends it, and says so when
 * it is gone from the shared copy. A tab that was opened meanwhile could not look its documents up any more, and took
 * no notice: `waitForPendingWrites` was never answered, and what the server refused stayed on its page.
 *
 * Not reported upstream; the place is
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/local/indexeddb_mutation_queue.ts
 */
export const earlierBatches: Patch = {
  module: firestore,
  change: (code) => replaced(code, [[newest, newestOfAll]]),
  lookAt: 'how it finds the newest batch that waits',
};
