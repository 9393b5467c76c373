import { StatusError, type Caller } from '../firestore/types.ts';
import type { Administration } from '../http/administration.ts';
import type { Authenticate, Authentication } from '../http/authentication.ts';

/** The result of verifying an ID token: its claims, or why it is refused. */
type VerifyToken = (idToken: string) => VerifiedToken;

type VerifiedToken =
  | { ok: true; uid: string; token: Record<string, unknown> }
  | { ok: false; reason: string };

export interface TokenOptions {
  verifyToken: VerifyToken;
  /** Calls back with the account's id after each change of an account. Returns the end of it. */
  onAccountChange: (listener: (uid: string) => void) => () => void;
  administration: Pick<Administration, 'isAdministrator'>;
  /** Tokens without a signature are believed: for tests alone. */
  unsignedTokens: boolean;
}

/** Identifies the caller by the Authorization header. */
export function createTokenAuthentication(options: TokenOptions): Authenticate {
  const { verifyToken, onAccountChange, administration, unsignedTokens } = options;

  const userOfSigned = (token: string, database: string): Authentication => {
    const verified = verifyToken(token);
    if (!verified.ok) throw notAccepted(verified.reason);
    requireProject(verified.token, database);
    const { uid } = verified;
    const expiry = verified.token['exp'];
    return {
      caller: { kind: 'user', uid, token: verified.token },
      ...(typeof expiry === 'number' && { expiresAt: expiry * 1000 }),
      watch(onRevoked) {
        const check = () => {
          const now = verifyToken(token);
          if (!now.ok) onRevoked(notAccepted(now.reason));
        };
        const stop = onAccountChange((changed) => {
          if (changed === uid) check();
        });
        // It may have changed since it was verified above.
        check();
        return stop;
      },
    };
  };

  return async ({ authorization, database, request }) => {
    if (authorization === undefined) return { caller: { kind: 'anonymous' } };
    if (administration.isAdministrator(authorization.trim(), request)) {
      return { caller: { kind: 'admin' } };
    }
    const token = /^Bearer (\S+)$/.exec(authorization.trim())?.[1];
    if (token === undefined) throw unauthenticated('The Authorization header is not understood.');
    const unsigned = readUnsigned(token);
    if (!unsigned) return userOfSigned(token, database);
    if (!unsignedTokens) throw unauthenticated('Tokens without a signature are not accepted here.');
    requireProject(unsigned, database);
    return { caller: userOf(unsigned) };
  };
}

/** Refuses a token of another project. One without an audience, as tests make them, is of any. */
function requireProject({ aud }: Record<string, unknown>, database: string): void {
  const project = database.split('/')[1];
  if (aud === undefined || aud === project) return;
  throw new StatusError(
    'PERMISSION_DENIED',
    `The ID token is for the project ${JSON.stringify(aud)}, not for ${JSON.stringify(project)}.`,
  );
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

const notAccepted = (reason: string): StatusError =>
  unauthenticated(`The ID token is not accepted (${reason}).`);

const unauthenticated = (message: string): StatusError =>
  new StatusError('UNAUTHENTICATED', message);
