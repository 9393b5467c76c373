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
import type { StoredMarks } from './synced-marks.ts';

/**
 * Whether the copy holds any document of this user. The browser may empty the copy and leave the synced marks, which lie
 * in another storage: then an empty collection is no answer.
 *
 * It looks for the documents that the marks name. Only when they are gone it asks for the collections, which reads every
 * document of the copy: the SDK has no index for a query's limit.
 */
export async function holdsDocuments(
  firestore: Firestore,
  uid: string,
  marks: StoredMarks,
): Promise<boolean> {
  const user = doc(firestore, 'users', uid);
  const isHeld = async (path: readonly string[]) => {
    const copy = await getDocFromCache(doc(user.parent, user.id, ...path)).catch(() => undefined);
    return copy?.exists() ?? false;
  };
  const known = collectionNames.flatMap((kind) => {
    const id = marks.idOf(kind);
    return id === undefined ? [] : [[kind, id]];
  });
  if ((await Promise.all([[], ...known].map(isHeld))).some(Boolean)) return true;
  marks.forgetIds();
  const found = await Promise.all(
    collectionNames.map((name) => getDocsFromCache(query(collection(user, name), limit(1)))),
  );
  return found.some(({ empty }) => !empty);
}
