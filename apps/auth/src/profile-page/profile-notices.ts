import type { Notice } from '@evergift/contract';
import { text } from '@evergift/language';

const success = (message: string, title?: string): Notice => ({
  type: 'success',
  message,
  ...(title !== undefined && { title }),
});

const failure =
  (message: string) =>
  (error: unknown): Notice => ({ type: 'error', message, error });

/** What the profile says. The first pair is the catalogue's. */
export const profileNotices = {
  resetSent: (email: string) =>
    success(
      text('Open the link in the email to {email} to choose a new password.', { email }),
      text('Password reset email sent'),
    ),
  resetFailed: failure(text('Unable to send password reset email.  Please try again.')),

  displayNameChanged: success(text('Your display name has been changed.')),
  displayNameFailed: failure(text('Unable to change your display name.  Please try again.')),
  passwordChanged: success(text('Your password has been changed.')),
  passwordFailed: failure(text('Unable to change your password.  Please try again.')),
  themeFailed: failure(text('Unable to save your theme.  Please try again.')),
  formatsNotLoaded: failure(
    text(
      'Currencies and regions could not be loaded.  Please check your connection and try again.',
    ),
  ),
  formatsFailed: failure(text('Unable to save currency and region.  Please try again.')),
  languageFailed: failure(text('Unable to save your language.  Please try again.')),
  currencyChanged: (name: string) =>
    success(text('The currency is {name} now. Nothing was converted.', { name })),
  remindersFailed: failure(text('Unable to save your reminders.  Please try again.')),
  calendarSaved: (fileName: string) =>
    success(
      text('Open {file} to add its entries to your calendar.', { file: fileName }),
      text('Calendar file saved'),
    ),
  calendarEmpty: {
    type: 'info',
    message: text('Nothing is to come yet. Add a birthday or an event first.'),
  } as Notice,
  calendarFailed: failure(text('Unable to write the calendar file.  Please try again.')),
  addressCopied: success(
    text('Copied. Paste it where your calendar adds a calendar from an address.'),
  ),
  copyRefused: {
    type: 'warning',
    message: text('Copying is not allowed here. Select the address and copy it.'),
  } as Notice,
  feedRenewed: success(text('The old address is dead. Give your calendars the new one.')),
  feedFailed: failure(text('Unable to change the calendar address.  Please try again.')),
  digestFailed: failure(text('Unable to save how often to write.  Please try again.')),
  exported: (fileName: string) =>
    success(
      text('{file} contains everything that you keep here.', { file: fileName }),
      text('Data exported'),
    ),
  exportFailed: failure(
    text('Unable to export your data.  Please check your connection and try again.'),
  ),
  accountDeleted: success(text('Your account and everything in it have been deleted.')),
  deleteFailed: failure(text('Unable to delete your account.  Please try again.')),
} as const;
