import type { IncomingMessage, ServerResponse } from 'node:http';
import { openBackend, type Backend } from '../backend.ts';
import { LetterBox, lettersGo } from '../reminders/letter-box.ts';
import { serveReminders } from '../reminders/serve-reminders.ts';
import { mails } from '../welcome-text.ts';

/** What a development server mounts. */
export interface DevelopmentBackend extends Pick<Backend, 'configuration'> {
  /** Answers the paths of the backend and of the reminders and says true; false for any other path. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** How mails reach people. */
  mails: string;
  close: () => Promise<void>;
}

/** The local backend and the reminders, as `npm start` has them; summaries go to the mail page. */
export async function openDevelopmentBackend(
  origin: string,
  dataFolder: string | undefined,
): Promise<DevelopmentBackend> {
  const log = (line: string) => console.log(line);
  const letters = new LetterBox();
  const publicUrl = () => origin;
  const backend = await openBackend({
    ...(dataFolder !== undefined && { dataFolder }),
    adminToken: 'owner',
    mailPage: true,
    otherMails: () => letters.mails,
    ...{ publicUrl, log },
  });
  const { engine, auth, configuration } = backend;
  const clock = () => Date.now();
  const sendMail = lettersGo({ mailer: undefined, letters, backend, clock, log });
  const reminders = await serveReminders({
    ...{ engine, auth, sendMail, publicUrl, clock, log },
    trustedProxies: [],
  });
  return {
    configuration,
    mails: mails(backend),
    handle: (request, response) =>
      backend.handle(request, response) || reminders.handle(request, response),
    async close() {
      await reminders.close();
      await backend.close();
    },
  };
}
