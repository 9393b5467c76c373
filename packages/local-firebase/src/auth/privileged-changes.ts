import type { Account } from './account.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import type { RequestFields } from './request-fields.ts';

const MAX_CLAIMS_LENGTH = 1000;
const RESERVED = new Set(
  (
    'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id ' +
    'email email_verified name picture'
  ).split(' '),
);

/** @throws AuthError INVALID_CLAIMS, CLAIMS_TOO_LARGE or FORBIDDEN_CLAIM */
const requireClaims = (text: string): string => {
  if (text.length > MAX_CLAIMS_LENGTH) throw new AuthError('CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(text);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new AuthError('INVALID_CLAIMS');
  }
  for (const name of Object.keys(claims)) {
    if (RESERVED.has(name)) throw new AuthError('FORBIDDEN_CLAIM', name);
  }
  return text;
};

/** What only an administrator may change. @throws AuthError */
export const privilegedChanges = (
  context: AuthContext,
  account: Account,
  fields: RequestFields,
): Account => {
  const disabled = fields.flag('disableUser');
  const emailVerified = fields.flag('emailVerified');
  const claims = fields.text('customAttributes');
  const createdAt = fields.whole('createdAt');
  const lastLoginAt = fields.whole('lastLoginAt');
  const validSince = fields.whole('validSince');
  return {
    ...account,
    ...(disabled !== undefined && { disabled }),
    ...(emailVerified !== undefined && { emailVerified }),
    ...(claims !== undefined && { customAttributes: requireClaims(claims) }),
    ...(createdAt !== undefined && { createdAt }),
    ...(lastLoginAt !== undefined && { lastLoginAt }),
    ...(validSince !== undefined && {
      validSince: Math.min(validSince, Math.floor(context.clock() / 1000)),
      sessionGeneration: account.sessionGeneration + 1,
    }),
  };
};
