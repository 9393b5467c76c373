import { firestore, replaced, type Patch, type Replacement } from './patch.ts';

const replacements: readonly Replacement[] = [
  [
    'return new __PRIVATE_IndexedDbIndexManager(e, this.serializer.gt.databaseId);',
    'return new __PRIVATE_MemoryIndexManager;',
  ],
  [
    `        const n = new __PRIVATE_IndexBackfiller(t, this.persistence);
        return new __PRIVATE_IndexBackfillerScheduler(e.asyncQueue, n);`,
    '        return null;',
  ],
  ['__PRIVATE_FirestoreIndexValueWriter.$t = new __PRIVATE_FirestoreIndexValueWriter;', ''],
];

/**
 * Leaves out the indexes of the local cache. Firestore has them for an application that asks for them, and Evergift
 * does not: every page loaded their code, and every minute a timer read the cache for them. In their place is what
 * Firestore uses without a cache on the device. A query over a collection group would find too little offline; Evergift
 * has none.
 *
 * Not reported upstream: for others they are a feature.
 */
export function withoutLocalIndexes(code: string): string | undefined {
  return replaced(code, replacements);
}

export const noLocalIndexes: Patch = {
  module: firestore,
  change: withoutLocalIndexes,
  lookAt: 'who manages the indexes of its cache',
};
