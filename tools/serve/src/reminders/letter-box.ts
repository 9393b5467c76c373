import type { LetterMail, Sent } from '@evergift/reminders';
import type { ShownMail } from 'local-firebase';
import type { Backend } from '../backend.ts';
import type { Mailer } from '../mail/smtp-mailer.ts';

const mostShown = 100;

/** The summaries of a server without a mail server, for the mail page. They are kept until it stops. */
export class LetterBox {
  readonly #mails: ShownMail[] = [];

  get mails(): readonly ShownMail[] {
    return this.#mails;
  }

  /** Newest first. @param now milliseconds since 1970 */
  put({ to, subject, text, link }: LetterMail, now: number): void {
    this.#mails.unshift({ to, subject, text, link, sentAt: now });
    this.#mails.length = Math.min(this.#mails.length, mostShown);
  }
}

export interface LetterWays {
  mailer: Mailer | undefined;
  letters: LetterBox;
  backend: Pick<Backend, 'mailPageUrl'>;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: (line: string) => void;
}

/** Where summaries go: to the mail server, else to the mail page; undefined where neither is. */
export function lettersGo(ways: LetterWays): ((mail: LetterMail) => Promise<Sent>) | undefined {
  const { mailer, letters, backend, clock, log } = ways;
  if (mailer) return mailer.sendLetter(log);
  if (backend.mailPageUrl() === undefined) return undefined;
  return (mail) => {
    letters.put(mail, clock());
    return Promise.resolve('taken');
  };
}
