import { providerUserInfo, without, withSessionsEnded, type Account } from './account.ts';
import { applyEmailCode } from './apply-action-code.ts';
import { AuthError, notOffered } from './auth-error.ts';
import { hidesAccounts, type AuthContext, type Operation } from './auth-context.ts';
import { openSession, requireEmail, requireIdentity, requireRecentSignIn } from './identity.ts';
import { requirePolicy } from './password-policy.ts';
import { privilegedChanges } from './privileged-changes.ts';
import { profileText } from './profile.ts';
import type { RequestFields } from './request-fields.ts';

const toResponse = (account: Account): object => ({
  kind: 'identitytoolkit#SetAccountInfoResponse',
  localId: account.localId,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  providerUserInfo: providerUserInfo(account),
});

const DELETABLE = { DISPLAY_NAME: 'displayName', PHOTO_URL: 'photoUrl' } as const;

/** The profile after the request: '' and deleteAttribute clear a field. @throws AuthError */
const withProfile = (account: Account, fields: RequestFields): Account => {
  const changed = { ...account };
  const cleared = new Set<'displayName' | 'photoUrl'>();
  for (const name of ['displayName', 'photoUrl'] as const) {
    const text = profileText(fields, name);
    if (text === '') cleared.add(name);
    else if (text !== undefined) changed[name] = text;
  }
  for (const attribute of fields.texts('deleteAttribute')) {
    if (attribute !== 'DISPLAY_NAME' && attribute !== 'PHOTO_URL') {
      throw notOffered(`Removing the attribute ${attribute.slice(0, 40)}`);
    }
    cleared.add(DELETABLE[attribute]);
  }
  return without(changed, ...cleared);
};

/** The account after an address change that is not confirmed by mail. @throws AuthError */
const withEmail = (context: AuthContext, account: Account, email: string): Account => {
  const holder = context.accounts.byEmail(email);
  if (holder && holder.localId !== account.localId) throw new AuthError('EMAIL_EXISTS');
  return { ...account, email, emailVerified: false };
};

/**
 * accounts:update changes one's own profile and password, applies a mailed code, or, for an
 * administrator, changes any account. A new password or address ends every other session; the answer
 * then holds tokens for a new one.
 */
export const updateAccount: Operation = async (context, fields, source) => {
  const oobCode = fields.text('oobCode');
  if (oobCode) {
    const kinds = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;
    return toResponse((await applyEmailCode(context, oobCode, ...kinds)).account);
  }
  for (const name of ['deleteProvider', 'linkProviderUserInfo', 'provider', 'mfa']) {
    if (fields.has(name)) throw notOffered(`Changing '${name}'`);
  }
  const namedId = source.privileged ? fields.text('localId') : undefined;
  if (source.privileged && !namedId) throw new AuthError('MISSING_LOCAL_ID');
  const newPassword = fields.text('password');
  const newEmail = fields.has('email') ? requireEmail(fields) : undefined;

  const target = (): { account: Account; authTime?: number } => {
    if (namedId !== undefined) {
      const account = context.accounts.get(namedId);
      if (!account) throw new AuthError('USER_NOT_FOUND');
      return { account };
    }
    const { account, claims } = requireIdentity(context, fields);
    if (fields.has('disableUser')) throw new AuthError('OPERATION_NOT_ALLOWED');
    if (fields.has('customAttributes')) throw new AuthError('INSUFFICIENT_PERMISSION');
    const changesEmail = newEmail !== undefined && newEmail !== account.email;
    if (changesEmail || newPassword !== undefined) requireRecentSignIn(context, claims);
    if (changesEmail && hidesAccounts(context)) {
      throw new AuthError(
        'OPERATION_NOT_ALLOWED',
        'Please verify the new email before changing email.',
      );
    }
    return { account, authTime: claims.auth_time };
  };

  target();
  if (newPassword !== undefined) requirePolicy(newPassword);
  const password = newPassword === undefined ? undefined : await context.hasher.hash(newPassword);
  return context.transact((transaction) => {
    const now = context.clock();
    const { account: before, authTime } = target();
    let account = withProfile(before, fields);
    if (source.privileged) account = privilegedChanges(context, account, fields);
    if (newEmail !== undefined && newEmail !== before.email) {
      account = {
        ...withEmail(context, account, newEmail),
        emailVerified: fields.flag('emailVerified') ?? false,
      };
    }
    if (password) account = { ...account, password, passwordUpdatedAt: now };
    const endsSessions = password !== undefined || account.email !== before.email;
    if (endsSessions) {
      account = withSessionsEnded(account, now);
      context.codes.forget(transaction, account.localId, 'PASSWORD_RESET');
    }
    transaction.put(context.accounts, account.localId, account);
    const tokens =
      endsSessions && authTime !== undefined
        ? openSession(context, transaction, account, authTime)
        : {};
    return { ...toResponse(account), ...tokens };
  });
};
