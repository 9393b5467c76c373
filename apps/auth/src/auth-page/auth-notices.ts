import type { Notice } from '@evergift/contract';
import type { AuthFailure } from '@evergift/data';
import { text } from '@evergift/language';

/** Signed in; shown for two seconds. */
export const signedInNotice: Notice = {
  type: 'success',
  message: text('Successfully logged in. Redirecting you now.'),
  duration: 2000,
};

const signInMessages: Partial<Record<AuthFailure['kind'], string>> = {
  'invalid-credential': text('Invalid email or password.'),
  'user-disabled': text('This account has been disabled. Contact support.'),
  'too-many-requests': text('Too many failed attempts. Please try again in a few minutes.'),
  network: text('Connection error. Please check your internet and try again.'),
};

/** Signing in failed. */
export const signInFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  title: text('Failure To Sign In'),
  message: signInMessages[failure.kind] ?? text('Error signing in.  Please try again.'),
  error: failure,
});

const signUpMessages: Partial<Record<AuthFailure['kind'], string>> = {
  'invalid-email': text('Please enter a valid email'),
  'invitation-needed': text(
    'New accounts need an invitation here. Ask whoever runs this Evergift for a link.',
  ),
};

/** Signing up failed. An address that is taken is not named: nobody learns who has an account. */
export const signUpFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  title: text('Error Signing Up'),
  message: signUpMessages[failure.kind] ?? text('Error creating account. Please try again.'),
  error: failure,
});

/** A reset was asked for. It says the same whether or not the address has an account. */
export const resetRequestedNotice = (email: string): Notice => ({
  type: 'success',
  title: text('Check your inbox'),
  message: text('If there is an account for {email}, a password reset email is on its way.', {
    email,
  }),
});

/** Asking for a reset failed; shown for ten seconds. */
export const resetFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  message: text('There was an error resetting your password. Please try again.'),
  duration: 10_000,
  error: failure,
});
