import {
  collection,
  doc,
  getDocFromCache,
  getDocsFromCache,
  limit,
  query,
  type Firestore,
} from 'firebase/firestore';
import { collectionNames } from '../model/collections.ts';
import { userPath } from '../store/paths.ts';
import type { StoredSyncedKinds } from './synced-kinds.ts';

/**
 * Whether the cache has any document of this user. The browser may empty it and leave what is remembered of it, which
 * lies in another storage: then an empty collection is no answer. It looks for the remembered documents first, because
 * asking for a collection reads every document of the cache.
 */
export async function cacheHasDocuments(
  firestore: Firestore,
  uid: string,
  marks: StoredSyncedKinds,
): Promise<boolean> {
  const isCached = async (path: readonly string[]) => {
    const reference = doc(firestore, userPath(uid, ...path));
    const copy = await getDocFromCache(reference).catch(() => undefined);
    return copy?.exists() ?? false;
  };
  const known = collectionNames.flatMap((kind) => {
    const id = marks.idOf(kind);
    return id === undefined ? [] : [[kind, id]];
  });
  if ((await Promise.all([[], ...known].map(isCached))).some(Boolean)) return true;
  marks.forgetIds();
  const found = await Promise.all(
    collectionNames.map((name) =>
      getDocsFromCache(query(collection(firestore, userPath(uid, name)), limit(1))),
    ),
  );
  return found.some(({ empty }) => !empty);
}
