import type { Notice } from '@evergift/contract';
import type { AuthFailure } from '@evergift/data';
import { text } from '@evergift/language';

/** The verification email is on its way. */
export const verificationSentNotice = (email: string): Notice => ({
  type: 'success',
  title: text('Verification email sent'),
  message: text('Open the link in the email to {email} to verify your address.', { email }),
});

/** It could not be sent. */
export const verificationFailureNotice = (failure: AuthFailure): Notice => ({
  type: 'error',
  message: text('Unable to send verification email.  Please try again.'),
  error: failure,
});
