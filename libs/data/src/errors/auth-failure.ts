import { DataError } from './data-error.ts';

export type AuthFailureKind =
  | 'invalid-credential'
  | 'user-disabled'
  | 'too-many-requests'
  | 'network'
  | 'invalid-email'
  | 'weak-password'
  | 'email-in-use'
  | 'requires-recent-login'
  | 'invitation-needed'
  | 'unknown';

/** Why the sign-in service refused. Pages say it in words of their own, by `kind`; the message is for reports. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly kind: AuthFailureKind;

  constructor(kind: AuthFailureKind, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? `The sign-in service refused: ${kind}.`, { cause: options.cause });
    this.kind = kind;
  }
}

const kinds = new Map<string, AuthFailureKind>(
  Object.entries<AuthFailureKind>({
    'auth/invalid-credential': 'invalid-credential',
    'auth/wrong-password': 'invalid-credential',
    'auth/user-not-found': 'invalid-credential',
    'auth/user-disabled': 'user-disabled',
    'auth/too-many-requests': 'too-many-requests',
    'auth/network-request-failed': 'network',
    'auth/timeout': 'network',
    'auth/invalid-email': 'invalid-email',
    'auth/missing-email': 'invalid-email',
    'auth/weak-password': 'weak-password',
    'auth/password-does-not-meet-requirements': 'weak-password',
    'auth/email-already-in-use': 'email-in-use',
    'auth/requires-recent-login': 'requires-recent-login',
    'auth/user-token-expired': 'requires-recent-login',
    'auth/admin-restricted-operation': 'invitation-needed',
  }),
);

/**
 * Any failure of the sign-in service, or of the data that a command of it needs, as an {@link AuthFailure} that keeps
 * its cause.
 */
export function toAuthFailure(cause: unknown): AuthFailure {
  if (cause instanceof AuthFailure) return cause;
  if (cause instanceof DataError) {
    const kind = cause.kind === 'offline' ? 'network' : 'unknown';
    return new AuthFailure(kind, { message: cause.message, cause });
  }
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return new AuthFailure(kinds.get(String(code)) ?? 'unknown', { cause });
}
