import { firestore, replaced, type Patch, type Replacement } from './patch.ts';

const overlays = `next((e => e ? __PRIVATE_fromDbDocumentOverlay(this.serializer, e) : null));
    }
    getOverlays(e, t) {
`;
const batches = `    getAllMutationBatchesAffectingDocumentKeys(e, t) {
        let n = new SortedSet(__PRIVATE_primitiveComparator);
        const r = [];
        return t.forEach((t => {
            const i = __PRIVATE_newDbDocumentMutationPrefixForPath(`;
const removal = 't.push(this.Fr.removeEntry(e, i, o.readTime)), s.isValidDocument()';

const replacements: readonly Replacement[] = [
  [
    overlays,
    `${overlays}        if (t.length > 1) return __PRIVATE_keysOfUser(__PRIVATE_documentOverlayStore(e), this.userId, t.length).next((keys => {
            if (keys === undefined) return this.getOverlaysOneByOne(e, t);
            const kept = new Set(keys.map((([, path, id]) => path + id)));
            return this.getOverlaysOneByOne(e, t.filter((key => {
                const [, path, id] = __PRIVATE_toDbDocumentOverlayKey(this.userId, key);
                return kept.has(path + id);
            })));
        }));
        return this.getOverlaysOneByOne(e, t);
    }
    getOverlaysOneByOne(e, t) {
`,
  ],
  [
    batches,
    `    getAllMutationBatchesAffectingDocumentKeys(e, t) {
        const asked = new Set;
        t.forEach((key => {
            asked.add(__PRIVATE_encodeResourcePath(key.path));
        }));
        if (asked.size > 1) return __PRIVATE_keysOfUser(__PRIVATE_documentMutationsStore(e), this.userId, asked.size).next((keys => {
            if (keys === undefined) return this.getBatchesOneByOne(e, t);
            let found = new SortedSet(__PRIVATE_primitiveComparator);
            for (const [, path, batch] of keys) if (asked.has(path)) found = found.add(batch);
            return this.er(e, found);
        }));
        return this.getBatchesOneByOne(e, t);
    }
${batches.replace('getAllMutationBatchesAffectingDocumentKeys', 'getBatchesOneByOne')}`,
  ],
  [removal, `${removal.replace('t.push', '0 === o.size || t.push')}`],
];

/** The keys of a store that are one user's; nothing when they are more than a number. */
const keysOfUser = `
function __PRIVATE_keysOfUser(store, user, most) {
    const range = IDBKeyRange.bound([ user ], [ user, [] ]);
    return __PRIVATE_wrapRequest(store.store.getAllKeys(range, most + 1)).next((keys => keys.length > most ? void 0 : keys));
}
`;

/**
 * Asks once what waits for the server, where Firestore asks twice for each document that came, and removes from the
 * cache only what is in it. Where more waits than came, it asks for each document as before.
 *
 * Not reported upstream; the places are `getOverlays`, `getAllMutationBatchesAffectingDocumentKeys` and `applyChanges`.
 */
export function withPendingAtOnce(code: string): string | undefined {
  const changed = replaced(code, replacements);
  return changed && changed + keysOfUser;
}

export const pendingAtOnce: Patch = {
  module: firestore,
  change: withPendingAtOnce,
  lookAt: 'how it finds what waits for the server',
};
