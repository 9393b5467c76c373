import { AuthError } from './auth-error.ts';
import type { Operation } from './auth-context.ts';
import { openSession, requireEmail } from './identity.ts';

/**
 * accounts:signInWithPassword. Takes the same time and says the same for an unknown address as for a
 * wrong password; says that an account is disabled only to who knows its password.
 */
export const signInWithPassword: Operation = async (context, fields, source) => {
  const email = requireEmail(fields);
  const password = fields.text('password');
  if (!password) throw new AuthError('MISSING_PASSWORD');
  const { signInByAccount, signInByAddress } = context.limiters;
  // Counted before the slow comparison, so that many at once are counted too.
  if (!signInByAddress.take(source.address) || !signInByAccount.take(email)) {
    throw new AuthError(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'Access to this account has been temporarily disabled due to many failed login attempts. ' +
        'Wait a few minutes or reset the password.',
    );
  }
  const found = context.accounts.byEmail(email);
  const matches = await context.hasher.verify(password, found?.password);
  if (!found || !matches) {
    // Never whether the address has an account.
    throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  }
  signInByAccount.reset(email);
  signInByAddress.release(source.address);
  return context.transact((transaction) => {
    const current = context.accounts.get(found.localId);
    // Another password, another address or no account by now: what was compared no longer counts.
    if (!current || current.password !== found.password || current.email !== email) {
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    }
    if (current.disabled) throw new AuthError('USER_DISABLED');
    const now = context.clock();
    const account = { ...current, lastLoginAt: now, lastRefreshAt: now };
    transaction.put(context.accounts, account.localId, account);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: account.localId,
      email,
      displayName: account.displayName ?? '',
      registered: true,
      ...openSession(context, transaction, account, Math.floor(now / 1000)),
    };
  });
};

const MINUTE = 60_000;

/** securetoken.googleapis.com/v1/token: a new ID token for a session that has not ended. */
export const refreshTokens: Operation = async (context, fields) => {
  const grantType = fields.text('grant_type') ?? fields.text('grantType');
  if (grantType !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const refreshToken = fields.text('refresh_token') ?? fields.text('refreshToken');
  if (!refreshToken) throw new AuthError('MISSING_REFRESH_TOKEN');
  const { localId } = context.sessions.resume(refreshToken).account;
  return context.transact((transaction) => {
    const { account, session } = context.sessions.resume(refreshToken);
    const now = context.clock();
    if (now - (account.lastRefreshAt ?? 0) > MINUTE) {
      transaction.put(context.accounts, localId, { ...account, lastRefreshAt: now });
    }
    const idToken = context.idTokens.issue(account, session.authTime);
    return {
      access_token: idToken,
      expires_in: String(context.tokenLifetimeSeconds),
      token_type: 'Bearer',
      refresh_token: refreshToken,
      id_token: idToken,
      user_id: localId,
      project_id: context.projectId,
    };
  });
};
