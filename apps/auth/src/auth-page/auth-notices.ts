import type { Notice } from '@evergift/contract';
import type { AuthFailure } from '@evergift/data';

/** Signed in; shown for two seconds. */
export const signedInNotice: Notice = {
  type: 'success',
  message: 'Successfully logged in. Redirecting you now.',
  duration: 2000,
};

const signInMessages: Partial<Record<AuthFailure['kind'], string>> = {
  'invalid-credential': 'Invalid email or password.',
  'user-disabled': 'This account has been disabled. Contact support.',
  'too-many-requests': 'Too many failed attempts. Please try again in a few minutes.',
  network: 'Connection error. Please check your internet and try again.',
};

/** Signing in failed. */
export const signInFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  title: 'Failure To Sign In',
  message: signInMessages[failure.kind] ?? 'Error signing in.  Please try again.',
  error: failure,
});

const signUpMessages: Partial<Record<AuthFailure['kind'], string>> = {
  'invalid-email': 'Please enter a valid email',
  'invitation-needed':
    'New accounts need an invitation here. Ask whoever runs this Evergift for a link.',
};

/** Signing up failed. An address that is taken is not named: nobody learns who has an account. */
export const signUpFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  title: 'Error Signing Up',
  message: signUpMessages[failure.kind] ?? 'Error creating account. Please try again.',
  error: failure,
});

/** A reset was asked for. It says the same whether or not the address has an account. */
export const resetRequestedNotice = (email: string): Notice => ({
  type: 'success',
  title: 'Check your inbox',
  message: `If there is an account for ${email}, a password reset email is on its way.`,
});

/** Asking for a reset failed; shown for ten seconds. */
export const resetFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  message: 'There was an error resetting your password. Please try again.',
  duration: 10_000,
  error: failure,
});
