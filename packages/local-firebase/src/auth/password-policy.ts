import { AuthError } from './auth-error.ts';

/** Eight characters are this backend's policy. The upper bound is the service's own. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 4096;

/** What the password lacks, in the service's words. */
export const passwordProblem = (password: string): string | undefined => {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Password must contain at least ${MIN_PASSWORD_LENGTH} characters`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Password may contain at most ${MAX_PASSWORD_LENGTH} characters`;
  }
  return undefined;
};

/** @throws AuthError PASSWORD_DOES_NOT_MEET_REQUIREMENTS */
export const requirePolicy = (password: string): void => {
  const problem = passwordProblem(password);
  if (problem !== undefined) {
    throw new AuthError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${problem}]`,
    );
  }
};
