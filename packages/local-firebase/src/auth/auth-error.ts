/**
 * A refusal in the identity service's own terms: `code` is what the SDK maps to its `auth/…` codes,
 * `detail` says what to do in words. Never carries a password, a token or a code.
 */
export class AuthError extends Error {
  readonly code: string;
  readonly httpStatus: number;

  constructor(code: string, detail?: string, httpStatus = 400) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.name = 'AuthError';
    this.code = code;
    this.httpStatus = httpStatus;
  }

  /** The service's error body. */
  toJSON(): object {
    return {
      error: {
        code: this.httpStatus,
        message: this.message,
        errors: [{ message: this.message, domain: 'global', reason: 'invalid' }],
      },
    };
  }
}

/** Refuses what this backend does not offer, so that the SDK says `auth/operation-not-allowed`. */
export const notOffered = (what: string): AuthError =>
  new AuthError(
    'OPERATION_NOT_ALLOWED',
    `${what} is not part of the local backend; it offers e-mail and password only.`,
  );
