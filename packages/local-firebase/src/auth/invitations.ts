import { createHash, randomBytes } from 'node:crypto';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { AuthError } from './auth-error.ts';
import { openTable, type Transaction } from './durable-tables.ts';

/** Who may make an account: everybody, who has an invitation, or nobody. */
export type SignUpMode = 'open' | 'invited' | 'closed';

/** An invitation, kept under the hash of its code: the code itself is never stored. */
export interface Invitation {
  /** The only address that may use it; any when absent. */
  email?: string;
  createdAt: number;
  expiresAt: number;
}

export type Invitations = Awaited<ReturnType<typeof openInvitations>>;

/** Milliseconds that an invitation is good for: seven days. */
const LIFETIME = 7 * 24 * 3_600_000;

const keyOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

export const openInvitations = async (store: KeyValueStore, clock: () => number) => {
  const expiries = new Map<string, number>();
  const table = await openTable<Invitation>(store, 'auth/invitation/', (key, _before, after) => {
    if (after) expiries.set(key, after.expiresAt);
    else expiries.delete(key);
  });
  /** @throws AuthError INVALID_OOB_CODE (unknown or used) or EXPIRED_OOB_CODE */
  const check = (code: string): Invitation => {
    const invitation = table.get(keyOf(code));
    if (!invitation) throw new AuthError('INVALID_OOB_CODE');
    if (invitation.expiresAt <= clock()) throw new AuthError('EXPIRED_OOB_CODE');
    return invitation;
  };
  return Object.assign(table, {
    check,
    /** Answers the code. */
    create: (transaction: Transaction, email?: string): string => {
      const createdAt = clock();
      for (const [key, expiresAt] of expiries) {
        if (expiresAt <= createdAt) transaction.remove(table, key);
      }
      const code = randomBytes(32).toString('base64url');
      const expiresAt = createdAt + LIFETIME;
      transaction.put(table, keyOf(code), {
        ...(email !== undefined && { email }),
        createdAt,
        expiresAt,
      });
      return code;
    },
    /** An invitation works once. */
    use: (transaction: Transaction, code: string) => {
      check(code);
      transaction.remove(table, keyOf(code));
    },
  });
};
