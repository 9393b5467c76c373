import { removeAccount } from './account-administration.ts';
import { AuthError } from './auth-error.ts';
import type { Operation } from './auth-context.ts';
import { requireIdentity, requireRecentSignIn } from './identity.ts';

/** accounts:delete: removes the account with its sessions and codes. */
export const deleteAccount: Operation = (context, fields, source) => {
  const namedId = source.privileged ? fields.text('localId') : undefined;
  if (source.privileged && !namedId) throw new AuthError('MISSING_LOCAL_ID');
  return context.transact((transaction) => {
    let localId = namedId;
    if (localId === undefined) {
      const { account, claims } = requireIdentity(context, fields);
      requireRecentSignIn(context, claims);
      localId = account.localId;
    }
    if (!context.accounts.get(localId)) throw new AuthError('USER_NOT_FOUND');
    removeAccount(context, transaction, localId);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
};
