import type { Documents } from '../program.d.ts';
import {
  changeState,
  feedIndexes,
  feedIndexPath,
  readState,
  statePath,
  states,
} from './reminder-state.ts';
import { hashOf } from './secret.ts';

/** Deletes what is kept of a person whose account is gone: the feed and the summaries. */
export const forgetPerson = (documents: Documents, uid: string): Promise<void> =>
  changeState(documents, uid, ({ feedToken }, version) => [
    { path: statePath(uid), fields: null, version },
    ...(feedToken === '' ? [] : [{ path: feedIndexPath(hashOf(feedToken)), fields: null }]),
  ]);

/**
 * Deletes what was left of accounts that are gone: a process that is killed while it deletes an account leaves it. With
 * it go entries of the feeds' index that no feed belongs to.
 */
export async function forgetMissing(
  documents: Documents,
  hasAccount: (uid: string) => boolean,
): Promise<void> {
  for (const { id } of await documents.list(states)) {
    if (!hasAccount(id)) await forgetPerson(documents, id);
  }
  for (const { id, fields } of await documents.list(feedIndexes)) {
    const { state } = await readState(documents, String(fields['uid']));
    if (hashOf(state.feedToken) === id) continue;
    await documents.commit([{ path: feedIndexPath(id), fields: null }]);
  }
}
