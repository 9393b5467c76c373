import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { Account } from './account.ts';
import { AuthError } from './auth-error.ts';
import { openTable, type Transaction } from './durable-tables.ts';

/** One refresh token, kept under its hash: the token itself is never stored. */
interface Session {
  localId: string;
  /** When the password was entered, seconds since 1970. */
  authTime: number;
  /** The account's generation at the opening; an older one than the account's has ended. */
  generation: number;
  createdAt: number;
}

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

export interface SessionsOptions {
  store: KeyValueStore;
  secret: Buffer;
  clock: () => number;
  accountById: (localId: string) => Account | undefined;
}

/** Beyond this the oldest sign-ins of an account end. */
const MAX_PER_ACCOUNT = 50;
const MAX_TOKEN_LENGTH = 1024;

const keyOf = (refreshToken: string): string =>
  createHash('sha256').update(refreshToken).digest('base64url');

/**
 * Refresh tokens. A token names its account and is authenticated. An ended token can so be distinguished from
 * one that this backend never issued: the SDK signs the user out for the first, and retries for the
 * second.
 */
export const openSessions = async (options: SessionsOptions) => {
  const { store, secret, clock, accountById } = options;
  const keysByAccount = new Map<string, Set<string>>();
  const table = await openTable<Session>(store, 'auth/session/', (key, before, after) => {
    const localId = (after ?? before)?.localId;
    if (localId === undefined) return;
    const keys = keysByAccount.get(localId) ?? new Set();
    if (after) keys.add(key);
    else keys.delete(key);
    if (keys.size > 0) keysByAccount.set(localId, keys);
    else keysByAccount.delete(localId);
  });

  const authenticate = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

  const makeToken = (localId: string): string => {
    const text = `${Buffer.from(localId).toString('base64url')}.${randomBytes(32).toString('base64url')}`;
    return `${text}.${authenticate(text).toString('base64url')}`;
  };

  const accountIdOf = (refreshToken: string): string | undefined => {
    const [account, random, code] = refreshToken.split('.');
    if (refreshToken.length > MAX_TOKEN_LENGTH || !account || !random || !code) return undefined;
    const given = Buffer.from(code, 'base64url');
    const expected = authenticate(`${account}.${random}`);
    return given.length === expected.length && timingSafeEqual(given, expected)
      ? Buffer.from(account, 'base64url').toString()
      : undefined;
  };

  const sessionsOf = (localId: string): [string, Session][] =>
    [...(keysByAccount.get(localId) ?? [])].flatMap((key) => {
      const session = table.get(key);
      return session ? [[key, session] as [string, Session]] : [];
    });

  return Object.assign(table, {
    /** Opens a session and answers its refresh token. */
    open: (transaction: Transaction, account: Account, authTime: number): string => {
      const generation = account.sessionGeneration;
      const open = sessionsOf(account.localId).filter(([key, session]) => {
        if (session.generation === generation) return true;
        transaction.remove(table, key);
        return false;
      });
      open.sort(([, left], [, right]) => left.createdAt - right.createdAt);
      for (const [key] of open.slice(0, Math.max(0, open.length + 1 - MAX_PER_ACCOUNT))) {
        transaction.remove(table, key);
      }
      const refreshToken = makeToken(account.localId);
      const createdAt = clock();
      transaction.put(table, keyOf(refreshToken), {
        localId: account.localId,
        authTime,
        generation,
        createdAt,
      });
      return refreshToken;
    },
    /** @throws AuthError INVALID_REFRESH_TOKEN, USER_NOT_FOUND, TOKEN_EXPIRED, USER_DISABLED */
    resume: (refreshToken: string): { account: Account; session: Session } => {
      const localId = accountIdOf(refreshToken);
      if (localId === undefined) throw new AuthError('INVALID_REFRESH_TOKEN');
      const account = accountById(localId);
      if (!account) throw new AuthError('USER_NOT_FOUND');
      const session = table.get(keyOf(refreshToken));
      if (!session || session.generation !== account.sessionGeneration) {
        throw new AuthError('TOKEN_EXPIRED');
      }
      if (account.disabled) throw new AuthError('USER_DISABLED');
      return { account, session };
    },
    /** Forgets every session of an account. */
    forget: (transaction: Transaction, localId: string) => {
      for (const key of keysByAccount.get(localId) ?? []) transaction.remove(table, key);
    },
  });
};
