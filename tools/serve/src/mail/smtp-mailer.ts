import { noticeHtml, readSmtpUrl, sendBySmtp, type RemindersOptions } from '@evergift/reminders';
import { MailRefusedError, type Mail } from 'local-firebase';
import { createTransport } from 'nodemailer';
import { OptionsError } from '../option-values.ts';

/** Sends mails through a mail server. */
export interface Mailer {
  /** The mail server, without name and password. */
  server: string;
  /**
   * Resolves when the mail server has taken the mail.
   * @throws MailRefusedError when it takes it never, another error when it may take it later
   */
  send: (mail: Mail) => Promise<void>;
  /** Sends summaries, once at most. */
  sendLetter: (log: (line: string) => void) => NonNullable<RemindersOptions['sendMail']>;
  close: () => void;
}

/** Milliseconds to wait for a mail server that says nothing. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * @param smtpUrl `smtp://name:password@mail.example:587?from=gifts@mail.example`; `smtps:` speaks TLS
 * from the start, `smtp:` as soon as the server offers it
 * @param publicUrl where people reach Evergift: part of each mail's id
 * @throws OptionsError
 */
export function createMailer(smtpUrl: string, publicUrl: string): Mailer {
  const read = readSmtpUrl(smtpUrl);
  if (!read) throw wrongUrl();
  const { href, host, from } = read;
  const open = () =>
    createTransport({
      url: href,
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const transport = open();
  return {
    server: host,
    async send(mail) {
      const { id, to, subject, text } = mail;
      const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const sender = { name: 'Evergift', address: from };
      await transport
        .sendMail({ from: sender, to, subject, text, html: noticeHtml(mail), messageId, headers })
        .catch((error: unknown) => {
          throw isFinal(error) ? new MailRefusedError(answerOf(error)) : error;
        });
    },
    sendLetter: (log) => sendBySmtp({ open, from, publicUrl: () => publicUrl, log }),
    close: () => transport.close(),
  };
}

/** Without the value, which contains a password. */
const wrongUrl = () =>
  new OptionsError(
    'EVERGIFT_SMTP_URL takes an address such as smtp://name:password@mail.example:587?from=gifts@mail.example (the value is not shown here, since it contains a password).',
  );

/** How nodemailer reports what the mail server answered. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** The server refuses this recipient or this mail, for good. A wrong password is mended some day. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

const answerOf = (error: unknown): string =>
  (error as SmtpError).response ?? (error as Error).message;
