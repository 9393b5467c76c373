import type { Notice } from '@evergift/contract';

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
      `Open the link in the email to ${email} to choose a new password.`,
      'Password reset email sent',
    ),
  resetFailed: failure('Unable to send password reset email.  Please try again.'),

  displayNameChanged: success('Your display name has been changed.'),
  displayNameFailed: failure('Unable to change your display name.  Please try again.'),
  passwordChanged: success('Your password has been changed.'),
  passwordFailed: failure('Unable to change your password.  Please try again.'),
  themeFailed: failure('Unable to save your theme.  Please try again.'),
  formatsNotLoaded: failure(
    'Currencies and regions could not be loaded.  Please check your connection and try again.',
  ),
  formatsFailed: failure('Unable to save currency and region.  Please try again.'),
  currencyChanged: (name: string) => success(`The currency is ${name} now. Nothing was converted.`),
  remindersFailed: failure('Unable to save your reminders.  Please try again.'),
  calendarSaved: (fileName: string) =>
    success(`Open ${fileName} to add its entries to your calendar.`, 'Calendar file saved'),
  calendarEmpty: {
    type: 'info',
    message: 'Nothing is to come yet. Add a birthday or an event first.',
  } as Notice,
  calendarFailed: failure('Unable to write the calendar file.  Please try again.'),
  addressCopied: success('Copied. Paste it where your calendar adds a calendar from an address.'),
  copyRefused: {
    type: 'warning',
    message: 'Copying is not allowed here. Select the address and copy it.',
  } as Notice,
  feedRenewed: success('The old address is dead. Give your calendars the new one.'),
  feedFailed: failure('Unable to change the calendar address.  Please try again.'),
  digestFailed: failure('Unable to save how often to write.  Please try again.'),
  exported: (fileName: string) =>
    success(`${fileName} holds everything that you keep here.`, 'Data exported'),
  exportFailed: failure('Unable to export your data.  Please check your connection and try again.'),
  accountDeleted: success('Your account and everything in it have been deleted.'),
  deleteFailed: failure('Unable to delete your account.  Please try again.'),
} as const;
