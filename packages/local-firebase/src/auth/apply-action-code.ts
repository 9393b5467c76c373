import { withSessionsEnded, type Account } from './account.ts';
import type { ActionCode, ActionKind } from './action-codes.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { requirePolicy } from './password-policy.ts';

export interface AppliedCode {
  account: Account;
  code: ActionCode;
}

/** The open code and its account. @throws AuthError INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED */
export const openCode = (context: AuthContext, code: string, kind: ActionKind): AppliedCode => {
  const record = context.codes.check(code);
  const account = context.accounts.get(record.localId);
  if (record.kind !== kind || account?.email !== record.email) {
    throw new AuthError('INVALID_OOB_CODE');
  }
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return { account, code: record };
};

/** Confirms an address. The code is used then. @throws AuthError */
export const confirmEmail = (context: AuthContext, code: string): Promise<Account> =>
  context.transact((transaction) => {
    const opened = openCode(context, code, 'VERIFY_EMAIL');
    const account: Account = { ...opened.account, emailVerified: true };
    transaction.put(context.accounts, account.localId, account);
    context.codes.markUsed(transaction, opened.code);
    return account;
  });

/** Sets a new password with a mailed code, ends every session, uses the code up. @throws AuthError */
export const resetPasswordByCode = async (
  context: AuthContext,
  code: string,
  newPassword: string,
): Promise<void> => {
  openCode(context, code, 'PASSWORD_RESET');
  requirePolicy(newPassword);
  const password = await context.hasher.hash(newPassword);
  const { email } = await context.transact((transaction) => {
    const opened = openCode(context, code, 'PASSWORD_RESET');
    const now = context.clock();
    const account = withSessionsEnded(
      // Whoever received the mail owns the address.
      { ...opened.account, password, passwordUpdatedAt: now, emailVerified: true },
      now,
    );
    transaction.put(context.accounts, account.localId, account);
    context.sessions.forget(transaction, account.localId);
    context.codes.forget(transaction, account.localId, 'PASSWORD_RESET');
    context.codes.markUsed(transaction, opened.code);
    return account;
  });
  context.limiters.signInByAccount.reset(email);
};
