import type { Patch } from './patch.ts';

const copies = /\/@firebase\/firestore\/dist\/common-[\da-f]+\.esm\.js$/;

/** What goes, and what is there instead. */
const changes: readonly (readonly [string, string])[] = [
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
 * Leaves out the indexes of the local cache. Firestore has them for an application that asks for them, and Evergift does
 * not: every page loaded their code, and every minute a timer read the cache for them. In their place is what Firestore
 * uses without a cache on the device. A query over a collection group would find too little offline; Evergift has none.
 *
 * Not reported upstream: for others they are a feature.
 */
export function withoutLocalIndexes(code: string): string | undefined {
  if (changes.some(([before]) => code.split(before).length !== 2)) return undefined;
  return changes.reduce((text, [before, after]) => text.replace(before, () => after), code);
}

export const noLocalIndexes: Patch = {
  module: copies,
  change: withoutLocalIndexes,
  lookAt: 'who manages the indexes of its cache',
};
