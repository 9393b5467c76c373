import { randomBytes } from 'node:crypto';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { AuthError } from './auth-error.ts';
import { openTable, type Transaction } from './durable-tables.ts';
import type { Language } from './languages/language.ts';

export type ActionKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** A code that was mailed, and with it the mail. Kept for a while after its use, so that a page can say so. */
export interface ActionCode {
  code: string;
  kind: ActionKind;
  localId: string;
  /** The account's address when the code was made. */
  email: string;
  /** What the mail speaks; English when absent, as in codes of earlier versions. */
  language?: Language;
  link: string;
  createdAt: number;
  expiresAt: number;
  usedAt?: number;
}

export type ActionCodes = Awaited<ReturnType<typeof openActionCodes>>;

const HOUR = 3_600_000;
const LIFETIME: Record<ActionKind, number> = {
  VERIFY_EMAIL: 72 * HOUR,
  PASSWORD_RESET: HOUR,
};
const MAX_KEPT = 500;
const KEPT_AFTER_EXPIRY = 7 * 24 * HOUR;

/** The codes in the mails: what is open, used and expired, in the order of their making. */
export const openActionCodes = async (store: KeyValueStore, clock: () => number) => {
  const table = await openTable<ActionCode>(store, 'auth/code/');
  const oldestFirst = (): ActionCode[] =>
    [...table.values()].sort((left, right) => left.createdAt - right.createdAt);

  const prune = (transaction: Transaction): void => {
    const codes = oldestFirst();
    const surplus = codes.length + 1 - MAX_KEPT;
    codes.forEach((code, index) => {
      if (index < surplus || code.expiresAt + KEPT_AFTER_EXPIRY < clock()) {
        transaction.remove(table, code.code);
      }
    });
  };

  return Object.assign(table, {
    create: (
      transaction: Transaction,
      details: Pick<ActionCode, 'kind' | 'localId' | 'email' | 'language'>,
      linkOf: (code: string) => string,
    ): ActionCode => {
      prune(transaction);
      const code = randomBytes(32).toString('base64url');
      const createdAt = clock();
      const expiresAt = createdAt + LIFETIME[details.kind];
      const record = { ...details, code, link: linkOf(code), createdAt, expiresAt };
      transaction.put(table, code, record);
      return record;
    },
    /** @throws AuthError INVALID_OOB_CODE (unknown or used) or EXPIRED_OOB_CODE */
    check: (code: string): ActionCode => {
      const record = table.get(code);
      if (!record || record.usedAt !== undefined) throw new AuthError('INVALID_OOB_CODE');
      if (record.expiresAt <= clock()) throw new AuthError('EXPIRED_OOB_CODE');
      return record;
    },
    /** Begins the code's time anew; undefined when it is not there any more. */
    renew: (transaction: Transaction, code: string): ActionCode | undefined => {
      const record = table.get(code);
      if (!record || record.usedAt !== undefined) return record;
      const renewed = { ...record, expiresAt: clock() + LIFETIME[record.kind] };
      transaction.put(table, code, renewed);
      return renewed;
    },
    markUsed: (transaction: Transaction, code: ActionCode) =>
      transaction.put(table, code.code, { ...code, usedAt: clock() }),
    /** Forgets the codes of an account, or those of one kind that are still open. */
    forget: (transaction: Transaction, localId: string, openOfKind?: ActionKind) => {
      for (const code of table.values()) {
        if (code.localId !== localId) continue;
        if (!openOfKind || (code.kind === openOfKind && code.usedAt === undefined)) {
          transaction.remove(table, code.code);
        }
      }
    },
    newestFirst: () => oldestFirst().reverse(),
  });
};
