import { MailRefusedError, type Mail } from 'local-firebase';
import { createTransport } from 'nodemailer';
import { OptionsError } from '../options-error.ts';

/** Sends mails through a mail server. */
export interface Mailer {
  /** The mail server, without name and password. */
  server: string;
  /**
   * Resolves when the mail server has taken the mail.
   * @throws MailRefusedError when it takes it never, another error when it may take it later
   */
  send: (mail: Mail) => Promise<void>;
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
  const { url, from } = readSmtpUrl(smtpUrl);
  const transport = createTransport({
    url: url.href,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    server: url.host,
    async send({ id, to, subject, text }) {
      const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport
        .sendMail({
          from: { name: 'Evergift', address: from },
          to,
          subject,
          text,
          messageId,
          headers,
        })
        .catch((error: unknown) => {
          throw isFinal(error) ? new MailRefusedError(answerOf(error)) : error;
        });
    },
    close: () => transport.close(),
  };
}

const wrongUrl = () =>
  new OptionsError(
    'EVERGIFT_SMTP_URL takes an address such as smtp://name:password@mail.example:587?from=gifts@mail.example (the value is not shown here, since it holds a password).',
  );

/** @throws OptionsError without the value, which holds a password */
function readSmtpUrl(text: string): { url: URL; from: string } {
  if (!URL.canParse(text)) throw wrongUrl();
  const url = new URL(text);
  const name = decodeURIComponent(url.username);
  const from = url.searchParams.get('from') ?? name;
  if (!/^smtps?:$/.test(url.protocol) || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) throw wrongUrl();
  url.searchParams.delete('from');
  return { url, from };
}

/** How nodemailer tells what the mail server answered. */
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
