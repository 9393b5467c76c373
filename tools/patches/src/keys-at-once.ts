import { firestore, replaced, type Patch } from './patch.ts';

/** Where the keys of a listener's documents are read from the copy. */
const oneByOne = `        return r.ee({
            range: n,
            Y: !0
        }, ((e, t, n) => {
            const r = __PRIVATE_decodeResourcePath(e[1]), s = new DocumentKey(r);
            i = i.add(s);
        })).next((() => i));`;
const atOnce = `        return __PRIVATE_wrapRequest(r.store.getAllKeys(n)).next((keys => {
            for (const e of keys) i = i.add(new DocumentKey(__PRIVATE_decodeResourcePath(e[1])));
            return i;
        }));`;

/**
 * Reads the keys of a listener's documents with one request. Firestore steps through them with a
 * cursor, a message to another process for every few, before it reads the documents themselves.
 *
 * Upstream: https://github.com/firebase/firebase-js-sdk/issues/2591
 */
export function withKeysAtOnce(code: string): string | undefined {
  return replaced(code, [[oneByOne, atOnce]]);
}

export const keysAtOnce: Patch = {
  module: firestore,
  change: withKeysAtOnce,
  lookAt: 'how it reads the keys of a target',
};
