import { AuthError } from './auth-error.ts';

/** Eight characters are this backend's policy. The upper bound is the service's own. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 4096;

/** What is wrong with the password; undefined when nothing is. */
export const passwordProblem = (password: string): keyof typeof SERVICE_WORDS | undefined => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too long';
  return undefined;
};

const SERVICE_WORDS = {
  'too short': `Password must contain at least ${MIN_PASSWORD_LENGTH} characters`,
  'too long': `Password may contain at most ${MAX_PASSWORD_LENGTH} characters`,
};

/** @throws AuthError PASSWORD_DOES_NOT_MEET_REQUIREMENTS */
export const requirePolicy = (password: string): void => {
  const problem = passwordProblem(password);
  if (problem !== undefined) {
    throw new AuthError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${SERVICE_WORDS[problem]}]`,
    );
  }
};
