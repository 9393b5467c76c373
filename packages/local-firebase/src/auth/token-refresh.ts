import { AuthError } from './auth-error.ts';
import type { Operation } from './auth-context.ts';

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
