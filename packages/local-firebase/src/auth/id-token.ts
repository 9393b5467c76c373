import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Account } from './account.ts';

export type TokenRefusal =
  | 'malformed'
  | 'bad-signature'
  | 'expired'
  | 'revoked'
  | 'disabled'
  | 'user-not-found';

/** Claims of an ID token that the backend itself reads. */
export interface IdTokenClaims extends Record<string, unknown> {
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  auth_time: number;
}

/** A token that is ours and has not expired. */
interface ReadToken {
  ok: true;
  claims: IdTokenClaims;
  /** The account's session generation when the token was issued. */
  generation: number;
}

export type IdTokens = ReturnType<typeof createIdTokens>;

export interface IdTokenOptions {
  secret: Buffer;
  projectId: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  lifetimeSeconds: number;
}

const MAX_LENGTH = 16_384;
const SEGMENT = /^[A-Za-z0-9_-]+$/;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const decode = (segment: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * ID tokens in the service's form, signed with this backend's own key (HS256). The header names the
 * session generation. Comparing it with the account's shows whether the session was ended, without
 * the clock: small computers without a battery set theirs back at a restart.
 */
export const createIdTokens = (options: IdTokenOptions) => {
  const { secret, projectId, clock, lifetimeSeconds } = options;
  const keyId = createHash('sha256').update('key id').update(secret).digest('hex').slice(0, 16);
  const issuer = `https://securetoken.google.com/${projectId}`;
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

  /** `authTime`: when the password was entered, seconds since 1970. */
  const issue = (account: Account, authTime: number): string => {
    const header = encode({
      alg: 'HS256',
      kid: keyId,
      typ: 'JWT',
      gen: account.sessionGeneration,
    });
    const issuedAt = Math.floor(clock() / 1000);
    const payload = encode({
      name: account.displayName || undefined,
      iss: issuer,
      aud: projectId,
      auth_time: authTime,
      user_id: account.localId,
      sub: account.localId,
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
      email: account.email,
      email_verified: account.emailVerified,
      firebase: {
        identities: { email: [account.email] },
        sign_in_provider: 'password',
      },
    });
    return `${header}.${payload}.${sign(`${header}.${payload}`).toString('base64url')}`;
  };

  /** Checks form, signature, audience and expiry; the account is the caller's to check. */
  const read = (token: unknown): ReadToken | { ok: false; reason: TokenRefusal } => {
    if (typeof token !== 'string' || token.length > MAX_LENGTH) {
      return { ok: false, reason: 'malformed' };
    }
    const segments = token.split('.');
    const [head, body, signature] = segments;
    if (segments.length !== 3 || !head || !body || !signature) {
      return { ok: false, reason: 'malformed' };
    }
    const header = segments.every((segment) => SEGMENT.test(segment)) ? decode(head) : undefined;
    if (header?.alg !== 'HS256' || typeof header.gen !== 'number') {
      return { ok: false, reason: 'malformed' };
    }
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(`${head}.${body}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return { ok: false, reason: 'bad-signature' };
    }
    const claims = decode(body);
    if (!claims || claims.aud !== projectId || claims.iss !== issuer) {
      return { ok: false, reason: 'malformed' };
    }
    if (typeof claims.exp !== 'number' || claims.exp <= Math.floor(clock() / 1000)) {
      return { ok: false, reason: 'expired' };
    }
    return { ok: true, claims: claims as IdTokenClaims, generation: header.gen };
  };

  return { issue, read };
};
