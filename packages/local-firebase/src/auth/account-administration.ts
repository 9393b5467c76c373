import { without, type Account } from './account.ts';
import { actionLink } from './send-action-code.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import type { Transaction } from './durable-tables.ts';
import { normalizeEmailAddress } from './email-address.ts';
import { INVITATION_MODE } from './invitation-page.ts';

/** What whoever runs the server sees of an account. Times are milliseconds since 1970. */
export interface AccountSummary {
  uid: string;
  email: string;
  displayName?: string;
  emailVerified: boolean;
  disabled: boolean;
  createdAt: number;
  /** When a session of the account last asked for a token. */
  lastSeenAt?: number;
}

/** What whoever runs the server may do to accounts; no password or token is needed. */
export interface AccountAdministration {
  /** Oldest first. */
  listAccounts(): AccountSummary[];
  /** A disabled account cannot sign in, and its sessions end at once. @throws AuthError USER_NOT_FOUND */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /** Deletes the account with its sessions and mails; its documents stay. @throws AuthError USER_NOT_FOUND */
  deleteAccount(uid: string): Promise<void>;
  /** The link of a password mail, which nobody is sent. @throws AuthError EMAIL_NOT_FOUND, USER_DISABLED */
  passwordResetLink(email: string): Promise<string>;
  /**
   * A link with which one person makes an account, once, within seven days.
   * @param email the only address that may use it; any when left out
   * @throws AuthError INVALID_EMAIL, EMAIL_EXISTS, or ADMIN_ONLY_OPERATION while sign-up is closed
   */
  invitationLink(email?: string): Promise<string>;
}

const summaryOf = (account: Account): AccountSummary => ({
  uid: account.localId,
  email: account.email,
  ...(account.displayName !== undefined && { displayName: account.displayName }),
  emailVerified: account.emailVerified,
  disabled: account.disabled ?? false,
  createdAt: account.createdAt,
  ...(account.lastRefreshAt !== undefined && { lastSeenAt: account.lastRefreshAt }),
});

/** Takes an account away with its sessions and codes, as part of a transaction. */
export const removeAccount = (
  context: AuthContext,
  transaction: Transaction,
  localId: string,
): void => {
  transaction.remove(context.accounts, localId);
  context.sessions.forget(transaction, localId);
  context.codes.forget(transaction, localId);
};

export const administerAccounts = (context: AuthContext): AccountAdministration => {
  const requireAccount = (uid: string): Account => {
    const account = context.accounts.get(uid);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    return account;
  };
  return {
    listAccounts: () =>
      [...context.accounts.values()]
        .sort((one, other) => one.createdAt - other.createdAt)
        .map(summaryOf),
    setDisabled: (uid, disabled) =>
      context.transact((transaction) => {
        const account = without(requireAccount(uid), 'disabled');
        transaction.put(context.accounts, uid, disabled ? { ...account, disabled } : account);
      }),
    deleteAccount: (uid) =>
      context.transact((transaction) => {
        requireAccount(uid);
        removeAccount(context, transaction, uid);
      }),
    invitationLink: (text) =>
      context.transact((transaction) => {
        if (context.signUp === 'closed') throw new AuthError('ADMIN_ONLY_OPERATION');
        const email = text === undefined ? undefined : normalizeEmailAddress(text);
        if (text !== undefined && email === undefined) throw new AuthError('INVALID_EMAIL');
        if (email !== undefined && context.accounts.byEmail(email)) {
          throw new AuthError('EMAIL_EXISTS');
        }
        const code = context.invitations.create(transaction, email);
        const link = new URL('/emulator/action', context.publicUrl());
        link.search = new URLSearchParams({ mode: INVITATION_MODE, oobCode: code }).toString();
        return link.toString();
      }),
    passwordResetLink: (text) =>
      context.transact((transaction) => {
        const email = normalizeEmailAddress(text);
        const account = email === undefined ? undefined : context.accounts.byEmail(email);
        if (email === undefined || !account) throw new AuthError('EMAIL_NOT_FOUND');
        if (account.disabled) throw new AuthError('USER_DISABLED');
        const details = { kind: 'PASSWORD_RESET', localId: account.localId, email } as const;
        const linkOf = (code: string) => actionLink(context, details.kind, code, 'en');
        return context.codes.create(transaction, details, linkOf).link;
      }),
  };
};
