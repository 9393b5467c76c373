import { removeAccount } from './account-administration.ts';
import { providerUserInfo, toUserInfo, without, withSessionsEnded } from './account.ts';
import { AuthError, notOffered } from './auth-error.ts';
import type { Operation } from './auth-context.ts';
import { displayNameOf, openSession, requireIdentity, requireRecentSignIn } from './identity.ts';
import { requirePolicy } from './password-policy.ts';

/** Fields by which the service changes what an account has not here. */
const REFUSED = ['email', 'oobCode', 'photoUrl', 'deleteAttribute', 'deleteProvider', 'mfa'];

/** accounts:lookup: one's own account. */
export const lookup: Operation = (context, fields) => ({
  kind: 'identitytoolkit#GetAccountInfoResponse',
  users: [toUserInfo(requireIdentity(context, fields).account)],
});

/**
 * accounts:update changes one's own name and password. A new password ends every other session; the
 * answer then has tokens for a new one.
 */
export const updateAccount: Operation = async (context, fields) => {
  for (const name of REFUSED) if (fields.has(name)) throw notOffered(`Changing '${name}'`);
  if (fields.has('disableUser')) throw new AuthError('OPERATION_NOT_ALLOWED');
  const newPassword = fields.text('password');
  const displayName = displayNameOf(fields);
  const target = () => {
    const identity = requireIdentity(context, fields);
    if (newPassword !== undefined) requireRecentSignIn(context, identity.claims);
    return identity;
  };

  target();
  if (newPassword !== undefined) requirePolicy(newPassword);
  const password = newPassword === undefined ? undefined : await context.hasher.hash(newPassword);
  return context.transact((transaction) => {
    const now = context.clock();
    const { account: before, claims } = target();
    let account = displayName === '' ? without(before, 'displayName') : before;
    if (displayName) account = { ...account, displayName };
    if (password) {
      account = withSessionsEnded({ ...account, password, passwordUpdatedAt: now }, now);
      context.codes.forget(transaction, account.localId, 'PASSWORD_RESET');
    }
    transaction.put(context.accounts, account.localId, account);
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: account.localId,
      email: account.email,
      emailVerified: account.emailVerified,
      displayName: account.displayName,
      providerUserInfo: providerUserInfo(account),
      ...(password && openSession(context, transaction, account, claims.auth_time)),
    };
  });
};

/** accounts:delete: removes the account with its sessions and codes. */
export const deleteAccount: Operation = (context, fields) =>
  context.transact((transaction) => {
    const { account, claims } = requireIdentity(context, fields);
    requireRecentSignIn(context, claims);
    removeAccount(context, transaction, account.localId);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
