import { createHash } from 'node:crypto';
import type { ActionCode, ActionKind } from './action-codes.ts';

/** A mail to one person. Plain text; the link contains a code that works once. */
export interface Mail {
  /** The same whenever this mail is sent again; tells nothing of the code. */
  id: string;
  to: string;
  subject: string;
  text: string;
  link: string;
  /** What the link does, for a button. */
  action: string;
}

/** A mail of the caller's own on the mail page. */
export interface ShownMail {
  to: string;
  subject: string;
  text: string;
  link: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

const SUBJECT: Record<ActionKind, string> = {
  VERIFY_EMAIL: 'Confirm your e-mail address',
  PASSWORD_RESET: 'Choose a new password',
};

const ACTION: Record<ActionKind, string> = {
  VERIFY_EMAIL: 'Confirm this address',
  PASSWORD_RESET: 'Choose a new password',
};

const TEXT: Record<ActionKind, (appName: string) => string> = {
  VERIFY_EMAIL: () => 'Please confirm that this address is yours:',
  PASSWORD_RESET: (appName) =>
    `Someone, hopefully you, asked to reset your password for ${appName}. The link works for one hour:`,
};

/** What the mail of a code says and to whom. */
export const composeMail = (code: ActionCode, appName = 'the app'): Mail => ({
  id: createHash('sha256').update(code.code).digest('hex').slice(0, 32),
  to: code.email,
  subject: SUBJECT[code.kind],
  text: `${TEXT[code.kind](appName)}\n\n${code.link}\n\nIf it was not you, ignore this mail: nothing changes.`,
  link: code.link,
  action: ACTION[code.kind],
});
