import * as z from '@evergift/data/schema';
import { shortestPassword } from '../account/password-rule.ts';

const email = z.string().check(z.trim(), z.minLength(1, 'Enter your email address.'));
const password = z.string().check(z.minLength(1, 'Enter your password.'));

/** Sign in: both are needed. Whether they are right is for the server to say. */
export const signInSchema = z.object({ email, password });

/** Sign up: the password has a least length. Its message is said by a toast. */
export const signUpSchema = z.object({
  email,
  password: z.string().check(z.minLength(shortestPassword)),
});

/** Password reset: an address. */
export const passwordResetSchema = z.object({ email });

export type Credentials = z.output<typeof signInSchema>;
export type PasswordResetRequest = z.output<typeof passwordResetSchema>;
