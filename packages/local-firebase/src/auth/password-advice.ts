import type { Speech } from './languages/speak.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from './password-policy.ts';

/** What a page says of a password that is refused; undefined for a good one. */
export const passwordAdvice = ({ say }: Speech, password: string): string | undefined => {
  switch (passwordProblem(password)) {
    case 'too short':
      return say('Password must contain at least {count} characters.', {
        count: MIN_PASSWORD_LENGTH,
      });
    case 'too long':
      return say('Password may contain at most {count} characters.', {
        count: MAX_PASSWORD_LENGTH,
      });
    case undefined:
      return undefined;
  }
};
