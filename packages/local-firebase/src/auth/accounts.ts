import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { Account } from './account.ts';
import { openTable, type Table } from './durable-tables.ts';

export interface Accounts extends Table<Account> {
  /** `email` must be normalised. */
  byEmail(email: string): Account | undefined;
  /** Calls back with the id of each account that is changed or removed. Returns the end of it. */
  onChange(listener: (localId: string) => void): () => void;
}

/** All accounts by id, with an index over their addresses. */
export const openAccounts = async (store: KeyValueStore): Promise<Accounts> => {
  const byEmail = new Map<string, string>();
  const listeners = new Set<(localId: string) => void>();
  const table = await openTable<Account>(store, 'auth/account/', (localId, before, after) => {
    if (before) byEmail.delete(before.email);
    if (after) byEmail.set(after.email, localId);
    for (const listener of [...listeners]) listener(localId);
  });
  return Object.assign(table, {
    onChange: (listener: (localId: string) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    byEmail: (email: string) => {
      const localId = byEmail.get(email);
      return localId === undefined ? undefined : table.get(localId);
    },
  });
};
