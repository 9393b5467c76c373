import type { Account } from './account.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import type { Transaction } from './durable-tables.ts';
import type { IdTokenClaims, TokenRefusal } from './id-token.ts';
import { normalizeEmailAddress } from './email-address.ts';
import type { RequestFields } from './request-fields.ts';

export type Identity =
  | { ok: true; account: Account; claims: IdTokenClaims }
  | { ok: false; reason: TokenRefusal };

/** Checks a token and the account behind it. */
export const identify = (context: AuthContext, idToken: unknown): Identity => {
  const read = context.idTokens.read(idToken);
  if (!read.ok) return read;
  const account = context.accounts.get(read.claims.sub);
  if (!account) return { ok: false, reason: 'user-not-found' };
  if (read.generation !== account.sessionGeneration) return { ok: false, reason: 'revoked' };
  if (account.disabled) return { ok: false, reason: 'disabled' };
  return { ok: true, account, claims: read.claims };
};

const CODE_OF: Record<TokenRefusal, string> = {
  malformed: 'INVALID_ID_TOKEN',
  'bad-signature': 'INVALID_ID_TOKEN',
  expired: 'TOKEN_EXPIRED',
  revoked: 'TOKEN_EXPIRED',
  disabled: 'USER_DISABLED',
  'user-not-found': 'USER_NOT_FOUND',
};

/** The account that the request's `idToken` belongs to. @throws AuthError */
export const requireIdentity = (
  context: AuthContext,
  fields: RequestFields,
): Extract<Identity, { ok: true }> => {
  const idToken = fields.text('idToken');
  if (!idToken) throw new AuthError('MISSING_ID_TOKEN');
  const identity = identify(context, idToken);
  if (!identity.ok) throw new AuthError(CODE_OF[identity.reason]);
  return identity;
};

/** Refuses a sensitive change when the password was entered too long ago. @throws AuthError */
export const requireRecentSignIn = (context: AuthContext, claims: IdTokenClaims): void => {
  const age = Math.floor(context.clock() / 1000) - claims.auth_time;
  // A negative age means that the clock was set back: the age of the sign-in is not known.
  if (age < 0 || age > context.recentSignInSeconds)
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
};

const MAX_NAME_LENGTH = 256;

/** The name in a request; undefined when absent, '' when cleared. @throws AuthError when it is too long */
export const displayNameOf = (fields: RequestFields): string | undefined => {
  const text = fields.text('displayName');
  if (text !== undefined && text.length > MAX_NAME_LENGTH) {
    throw new AuthError('INVALID_PROFILE_ATTRIBUTE', 'Display name too long.');
  }
  return text;
};

/** The normalised address in a request. @throws AuthError MISSING_EMAIL or INVALID_EMAIL */
export const requireEmail = (fields: RequestFields): string => {
  const text = fields.text('email');
  if (text === undefined) throw new AuthError('MISSING_EMAIL');
  const email = normalizeEmailAddress(text);
  if (email === undefined) throw new AuthError('INVALID_EMAIL');
  return email;
};

/** Opens a session and answers the tokens as the service names them. */
export const openSession = (
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  authTime: number,
): { idToken: string; refreshToken: string; expiresIn: string } => ({
  idToken: context.idTokens.issue(account, authTime),
  refreshToken: context.sessions.open(transaction, account, authTime),
  expiresIn: String(context.tokenLifetimeSeconds),
});
