import type { KeyValueStore } from '../storage/key-value-store.ts';
import { openTable } from './durable-tables.ts';
import type { PasswordHash } from './password-hashing.ts';

/** A stored account. Times are milliseconds since 1970 unless said otherwise. */
export interface Account {
  localId: string;
  /** Normalised. */
  email: string;
  emailVerified: boolean;
  displayName?: string;
  password?: PasswordHash;
  passwordUpdatedAt?: number;
  createdAt: number;
  lastLoginAt?: number;
  lastRefreshAt?: number;
  /** Seconds since 1970 when the sessions were ended last; shown, as the service does. */
  validSince: number;
  /**
   * Raised to end every session that was opened before, with its ID tokens. Starts anywhere, so that
   * an account made anew under an old id does not take over the old one's tokens.
   */
  sessionGeneration: number;
  disabled?: boolean;
}

/** What the service shows in place of a password hash: 'REDACTED' in base64. */
const REDACTED = 'UkVEQUNURUQ=';

/** The password provider's entry in an account's profile. */
export const providerUserInfo = ({ email, displayName }: Account): object[] => [
  { providerId: 'password', federatedId: email, email, rawId: email, displayName },
];

/** An account as the service shows it (UserInfo); times are text there. */
export const toUserInfo = (account: Account): object => ({
  localId: account.localId,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  passwordHash: account.password ? REDACTED : undefined,
  passwordUpdatedAt: account.passwordUpdatedAt,
  providerUserInfo: providerUserInfo(account),
  validSince: String(account.validSince),
  disabled: account.disabled,
  createdAt: String(account.createdAt),
  lastLoginAt: account.lastLoginAt === undefined ? undefined : String(account.lastLoginAt),
  lastRefreshAt:
    account.lastRefreshAt === undefined ? undefined : new Date(account.lastRefreshAt).toISOString(),
});

/** The account after every session that is open now has ended. `now` in milliseconds. */
export const withSessionsEnded = (account: Account, now: number): Account => ({
  ...account,
  validSince: Math.floor(now / 1000),
  sessionGeneration: account.sessionGeneration + 1,
});

/** The account without the fields that are named. */
export const without = (account: Account, ...fields: (keyof Account)[]): Account =>
  Object.fromEntries(
    Object.entries(account).filter(([field]) => !fields.includes(field as keyof Account)),
  ) as unknown as Account;

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** All accounts by id, with an index over their addresses. */
export const openAccounts = async (store: KeyValueStore) => {
  const byEmail = new Map<string, string>();
  const listeners = new Set<(localId: string) => void>();
  const table = await openTable<Account>(store, 'auth/account/', (localId, before, after) => {
    if (before) byEmail.delete(before.email);
    if (after) byEmail.set(after.email, localId);
    for (const listener of [...listeners]) listener(localId);
  });
  return Object.assign(table, {
    /** Calls back with the id of each account that is changed or removed. Returns the end of it. */
    onChange: (listener: (localId: string) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `email` must be normalised. */
    byEmail: (email: string): Account | undefined => {
      const localId = byEmail.get(email);
      return localId === undefined ? undefined : table.get(localId);
    },
  });
};
