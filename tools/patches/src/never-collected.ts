import { firestore, replaced, type Patch, type Replacement } from './patch.ts';

const replacements: readonly Replacement[] = [
  [
    'function __PRIVATE_writeSentinelKey(e, t) {\n    return ',
    'function __PRIVATE_writeSentinelKey(e, t) {\n    return PersistencePromise.resolve();\n    ',
  ],
  ['    return JSON.stringify(t).length;\n', '    return 1;\n'],
  ['        this.setItem(this.Xs, JSON.stringify(e));\n', ''],
];

/**
 * Keeps no account of when a document was last used, and of how large it is. Firestore needs both to collect what is
 * old in a cache with a limit, and Evergift's has none (`CACHE_SIZE_UNLIMITED`): two of three rows for each document
 * that came, each document as text, and a number that every transaction wrote for all tabs, were for nothing. With a
 * limit, documents of now would never be collected.
 *
 * Not reported upstream: a cache without a limit may get one there.
 */
export function withoutCollection(code: string): string | undefined {
  return replaced(code, replacements);
}

export const neverCollected: Patch = {
  module: firestore,
  change: withoutCollection,
  lookAt: 'what it notes of a document for its garbage collection',
};
