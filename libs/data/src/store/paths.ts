import type { DocumentAddress } from './document-store.ts';

/** The path of a user's own document; of a collection below it; of a document in that. */
export const userPath = (uid: string, ...below: readonly string[]): string =>
  ['users', uid, ...below].join('/');

/** The path of gifts or pictures that not everybody may see. */
export const circlePath = (ownerUid: string, circle: string, collection: string): string =>
  userPath(ownerUid, 'circles', circle, collection);

/** The path of a document of somebody's planner; the settings are a user's own document. */
export function documentPath(ownerUid: string, address: DocumentAddress): string {
  const { collection, id } = address;
  if (collection === 'settings') return userPath(id);
  if (collection === 'readers') return userPath(ownerUid, collection, address.uid, 'circles', id);
  if (address.circle === undefined) return userPath(ownerUid, collection, id);
  return `${circlePath(ownerUid, address.circle, collection)}/${id}`;
}
