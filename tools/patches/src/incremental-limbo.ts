import { firestore, replaced, type Patch } from './patch.ts';

/** Where the view takes over what changed. */
const taken = 'this.iu = e.iu, this.mutatedKeys = e.mutatedKeys;';
/** Where it looks at every document. */
const everything = `this.nu = __PRIVATE_documentKeySet(), this.iu.forEach((e => {
            this.hu(e.key) && (this.nu = this.nu.add(e.key));
        }));`;
/** Where another tab's state takes the place of all that it knew. */
const takenOver = 'this.eu = e.Ls, this.nu = __PRIVATE_documentKeySet();';

const remembered = `${taken}
        e._u.ba().forEach((change) => (this.evergiftChanged ??= new Map()).set(String(change.doc.key), change.doc.key));
        n && [n.addedDocuments, n.removedDocuments].forEach((keys) => keys.forEach((key) => {
            (this.evergiftChanged ??= new Map()).set(String(key), key);
        }));`;
const changedOnly = `if (this.evergiftKnown) {
            (this.evergiftChanged ?? []).forEach((key) => {
                this.nu = this.hu(key) ? this.nu.add(key) : this.nu.delete(key);
            });
        } else {
            ${everything}
        }
        this.evergiftKnown = !0, this.evergiftChanged = void 0;`;

/**
 * Lets a change of one document cost what it touches. With each change Firestore's view compares
 * every document of its collection with those that the server named, to find documents "in limbo":
 * kept here, and no longer named (its own code says: "do this incrementally"). A document can come
 * into limbo or leave it only when it changed, or when the server named it or took it out: these are
 * looked at, and all of them after another tab's state has replaced what the view knew.
 *
 * Upstream: https://github.com/firebase/firebase-js-sdk/issues/6578
 */
export function withIncrementalLimbo(code: string): string | undefined {
  return replaced(code, [
    [taken, remembered],
    [everything, changedOnly],
    [takenOver, `${takenOver} this.evergiftKnown = !1;`],
  ]);
}

export const incrementalLimbo: Patch = {
  module: firestore,
  change: withIncrementalLimbo,
  lookAt: 'how it finds limbo documents',
};
