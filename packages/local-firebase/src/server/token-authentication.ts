import { StatusError, type Caller } from '../firestore/types.ts';
import type { Authenticate } from '../http/authentication.ts';

/** What Auth says of an ID token: its claims, or why it is refused. */
export type VerifyToken = (idToken: string) => VerifiedToken | Promise<VerifiedToken>;

export type VerifiedToken =
  { ok: true; uid: string; token: Record<string, unknown> } | { ok: false; reason: string };

export interface TokenOptions {
  verifyToken: VerifyToken;
  /** `Bearer owner` from this machine is an administrator, for whom rules are off. */
  admin: boolean;
  /** Tokens without a signature are believed: for tests alone. */
  unsignedTokens: boolean;
}

/** Tells who speaks from the Authorization header. */
export function createTokenAuthentication(options: TokenOptions): Authenticate {
  return async ({ authorization, isFromThisMachine }) => {
    if (authorization === undefined) return { caller: { kind: 'anonymous' } };
    const token = /^Bearer (\S+)$/.exec(authorization.trim())?.[1];
    if (token === undefined) throw unauthenticated('The Authorization header is not understood.');
    if (token === 'owner') {
      if (options.admin && isFromThisMachine) return { caller: { kind: 'admin' } };
      throw unauthenticated('Administration is off, or the request comes from another machine.');
    }
    const unsigned = readUnsigned(token);
    if (unsigned) {
      if (options.unsignedTokens) return { caller: userOf(unsigned) };
      throw unauthenticated('Tokens without a signature are not accepted here.');
    }
    const verified = await options.verifyToken(token);
    if (!verified.ok) throw unauthenticated(`The ID token is not accepted (${verified.reason}).`);
    const caller: Caller = { kind: 'user', uid: verified.uid, token: verified.token };
    const expiry = verified.token['exp'];
    return typeof expiry === 'number' ? { caller, expiresAt: expiry * 1000 } : { caller };
  };
}

/** The claims of a token whose header says `alg: none`. Its times mean nothing. */
function readUnsigned(token: string): Record<string, unknown> | undefined {
  const [head, body, signature] = token.split('.');
  if (signature !== '' || head === undefined || body === undefined) return undefined;
  try {
    const header = decode(head);
    return header['alg'] === 'none' ? decode(body) : undefined;
  } catch {
    return undefined;
  }
}

function decode(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new SyntaxError('not an object');
}

function userOf(claims: Record<string, unknown>): Caller {
  const uid = claims['sub'] ?? claims['user_id'];
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('The token names no user.');
  return { kind: 'user', uid, token: claims };
}

const unauthenticated = (message: string): StatusError =>
  new StatusError('UNAUTHENTICATED', message);
