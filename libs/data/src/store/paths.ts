import type { DocumentAddress } from './document-store.ts';

/** The path of a user's own document; of a collection below it; of a document in that. */
export const userPath = (uid: string, ...below: readonly string[]): string =>
  ['users', uid, ...below].join('/');

/** The path of one of a user's documents; the settings are the user's own document. */
export const documentPath = (uid: string, { collection, id }: DocumentAddress): string =>
  collection === 'settings' ? userPath(id) : userPath(uid, collection, id);
