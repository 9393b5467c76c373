import { text } from '@evergift/language';
import { passwordHelp, shortestPassword } from '../account/password-rule.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Whether there is an address. Whether it is right is for the server to say. */
export const checkEmail = ({ email }: Pick<Credentials, 'email'>): { email?: string } =>
  email.trim() === '' ? { email: text('Enter your email address.') } : {};

/** Sign in: both are needed. */
export const checkSignIn = (typed: Credentials): Partial<Credentials> => ({
  ...checkEmail(typed),
  ...(typed.password === '' && { password: text('Enter your password.') }),
});

/** Sign up: the password has a least length. */
export const checkSignUp = (typed: Credentials): Partial<Credentials> => ({
  ...checkEmail(typed),
  ...(typed.password.length < shortestPassword && { password: passwordHelp(typed.password) }),
});
