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

/** The cache in memory with a limit. */
const limited =
  /class (__PRIVATE_LruGcMemoryOfflineComponentProvider) extends (__PRIVATE_MemoryOfflineComponentProvider) \{.*?\n\}\n/s;

/**
 * Leaves out of the local cache what an application must ask for, and Evergift does not: indexes, and a cache in memory
 * that has a limit. Every page loaded their code, and every minute a timer read the cache for the indexes. In their
 * place is what Firestore uses without a cache on the device. A query over a collection group would find too little
 * offline; Evergift has none.
 *
 * Not reported upstream: for others they are features.
 */
export function withPlainCache(code: string): string | undefined {
  if (changes.some(([before]) => code.split(before).length !== 2)) return undefined;
  if (!limited.test(code)) return undefined;
  return changes.reduce(
    (text, [before, after]) => text.replace(before, () => after),
    code.replace(limited, 'const $1 = $2;\n'),
  );
}

export const plainCache: Patch = {
  module: copies,
  change: withPlainCache,
  lookAt: 'what its cache consists of',
};
