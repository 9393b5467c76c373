import { createHash } from 'node:crypto';
import type { ActionCode, ActionKind } from './action-codes.ts';
import { knownLanguage, type Language } from './languages/language.ts';
import { speak, type PlainText, type Speech } from './languages/speak.ts';

/** A mail to one person. Plain text; the link contains a code that works once. */
export interface Mail {
  /** The same whenever this mail is sent again; shows nothing of the code. */
  id: string;
  to: string;
  language: Language;
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

const SUBJECT: Record<ActionKind, PlainText> = {
  VERIFY_EMAIL: 'Confirm your e-mail address',
  PASSWORD_RESET: 'Choose a new password',
};

const ACTION: Record<ActionKind, PlainText> = {
  VERIFY_EMAIL: 'Confirm this address',
  PASSWORD_RESET: 'Choose a new password',
};

const TEXT: Record<ActionKind, (speech: Speech, appName: string | undefined) => string> = {
  VERIFY_EMAIL: ({ say }) => say('Please confirm that this address is yours:'),
  PASSWORD_RESET: ({ say }, appName) =>
    appName === undefined
      ? say(
          'Someone, hopefully you, asked to reset your password for the app. The link works for one hour:',
        )
      : say(
          'Someone, hopefully you, asked to reset your password for {appName}. The link works for one hour:',
          { appName },
        ),
};

/** What the mail of a code says and to whom, in the language that it was asked for in. */
export const composeMail = (code: ActionCode, appName?: string): Mail => {
  const speech = speak(knownLanguage(code.language) ?? 'en');
  const { language, say } = speech;
  const farewell = say('If it was not you, ignore this mail: nothing changes.');
  return {
    id: createHash('sha256').update(code.code).digest('hex').slice(0, 32),
    to: code.email,
    language,
    subject: say(SUBJECT[code.kind]),
    text: `${TEXT[code.kind](speech, appName)}\n\n${code.link}\n\n${farewell}`,
    link: code.link,
    action: say(ACTION[code.kind]),
  };
};
