import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { Account } from './account.ts';
import { openTable, type Table } from './durable-tables.ts';

export interface Accounts extends Table<Account> {
  /** `email` must be normalised. */
  byEmail(email: string): Account | undefined;
}

/** All accounts by id, with an index over their addresses. */
export const openAccounts = async (store: KeyValueStore): Promise<Accounts> => {
  const byEmail = new Map<string, string>();
  const table = await openTable<Account>(store, 'auth/account/', (localId, before, after) => {
    if (before?.email !== undefined) byEmail.delete(before.email);
    if (after?.email !== undefined) byEmail.set(after.email, localId);
  });
  return Object.assign(table, {
    byEmail: (email: string) => {
      const localId = byEmail.get(email);
      return localId === undefined ? undefined : table.get(localId);
    },
  });
};
