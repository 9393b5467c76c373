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
export const openCode = (
  context: AuthContext,
  code: string,
  ...kinds: ActionKind[]
): AppliedCode => {
  const record = context.codes.check(code);
  const account = context.accounts.get(record.localId);
  const suits = kinds.length === 0 || kinds.includes(record.kind);
  if (!suits || !account || account.email !== record.email) throw new AuthError('INVALID_OOB_CODE');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return { account, code: record };
};

/** Confirms an address, or changes to the confirmed one. The code is used then. @throws AuthError */
export const applyEmailCode = (
  context: AuthContext,
  code: string,
  ...kinds: ActionKind[]
): Promise<AppliedCode> =>
  context.transact((transaction) => {
    const opened = openCode(context, code, ...kinds);
    const { newEmail } = opened.code;
    let account: Account = { ...opened.account, emailVerified: true };
    if (newEmail !== undefined) {
      const holder = context.accounts.byEmail(newEmail);
      if (holder && holder.localId !== account.localId) throw new AuthError('EMAIL_EXISTS');
      account = withSessionsEnded({ ...account, email: newEmail }, context.clock());
      context.sessions.forget(transaction, account.localId);
    }
    transaction.put(context.accounts, account.localId, account);
    context.codes.markUsed(transaction, opened.code);
    return { account, code: opened.code };
  });

/** Sets a new password with a mailed code, ends every session, uses the code up. @throws AuthError */
export const resetPasswordByCode = async (
  context: AuthContext,
  code: string,
  newPassword: string,
): Promise<AppliedCode> => {
  openCode(context, code, 'PASSWORD_RESET');
  requirePolicy(newPassword);
  const password = await context.hasher.hash(newPassword);
  const applied = await context.transact((transaction) => {
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
    return { account, code: opened.code };
  });
  context.limiters.signInByAccount.reset(applied.code.email);
  return applied;
};
