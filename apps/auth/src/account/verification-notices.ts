import type { Notice } from '@evergift/contract';
import type { AuthFailure } from '@evergift/data';

/** The verification email is on its way. */
export const verificationSentNotice = (email: string): Notice => ({
  type: 'success',
  title: 'Verification email sent',
  message: `Open the link in the email to ${email} to verify your address.`,
});

/** It could not be sent. */
export const verificationFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  message: 'Unable to send verification email.  Please try again.',
  error: failure,
});
