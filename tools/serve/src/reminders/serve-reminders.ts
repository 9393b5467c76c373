import {
  createFirestoreDocuments,
  createReminders,
  forgetMissing,
  forgetPerson,
  longestBody,
  remindersPath,
} from '@evergift/reminders';
import type { Documents, ReminderRequest, RemindersOptions } from '@evergift/reminders';
import { createTrustedProxies, type AuthBackend, type FirestoreEngine } from 'local-firebase';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { projectId } from '../backend.ts';
import { sendText } from '../json-response.ts';
import { engineTransport } from './engine-transport.ts';

/** How often the server looks whether a summary is due, in milliseconds. */
const interval = 60_000;

export interface RemindersHost extends Pick<
  RemindersOptions,
  'sendMail' | 'publicUrl' | 'clock' | 'log'
> {
  engine: Pick<FirestoreEngine, 'getDocuments' | 'runQuery' | 'commit'>;
  auth: AuthBackend;
  trustedProxies: readonly string[];
}

/** The calendar feed and the summaries, running in this server. */
export interface ServedReminders {
  /** Answers the paths of the reminders and says true; false for any other path. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sends what is due now; the server asks every minute. */
  sendDigests: () => Promise<void>;
  /** Waits for a summary that is on its way. */
  close: () => Promise<void>;
}

/** The documents of the embedded database. */
export const documentsOf = (engine: RemindersHost['engine']): Documents =>
  createFirestoreDocuments(
    engineTransport(engine),
    `projects/${projectId}/databases/(default)/documents`,
  );

/** Starts the reminders, and deletes what was left of accounts that are gone. */
export async function serveReminders(host: RemindersHost): Promise<ServedReminders> {
  const { engine, auth, sendMail, publicUrl, clock, log } = host;
  const documents = documentsOf(engine);
  const accountOf = (uid: string) => auth.listAccounts().find((account) => account.uid === uid);
  const reminders = createReminders({
    ...{ documents, sendMail, publicUrl, clock, log },
    accounts: {
      verify: (token) => {
        const verdict = auth.verifyToken(token);
        return Promise.resolve(verdict.ok ? verdict.uid : undefined);
      },
      find: (uid) => {
        const { email, emailVerified = false, disabled } = accountOf(uid) ?? {};
        const canSignIn = email !== undefined && !disabled;
        return Promise.resolve(canSignIn ? { email, isVerified: emailVerified } : undefined);
      },
    },
  });
  const proxies = createTrustedProxies(host.trustedProxies);
  const fail = (what: string) => (error: unknown) =>
    log(`${what}: ${error instanceof Error ? error.message : String(error)}`);

  await forgetMissing(documents, (uid) => accountOf(uid) !== undefined).catch(
    fail('What is left of deleted accounts'),
  );

  let sending: Promise<void> | undefined;
  const sendDigests = () => {
    sending ??= reminders
      .sendDigests()
      .catch(fail('The summaries failed'))
      .finally(() => (sending = undefined));
    return sending;
  };
  const timer = setInterval(() => void sendDigests(), interval).unref();
  const stopForgetting = auth.onAccountChange((uid) => {
    if (!accountOf(uid)) forgetPerson(documents, uid).catch(fail('A deleted account'));
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (body === undefined) {
      response.setHeader('Connection', 'close');
      return sendText(response, 413, 'This request is too large.');
    }
    const {
      status,
      headers,
      body: text,
    } = await reminders.answer({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: headersOf(request),
      body,
      address: proxies.clientAddress(request),
    });
    response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : text);
  };

  return {
    handle(request, response) {
      if (!request.url?.startsWith(remindersPath)) return false;
      // The address may contain a secret: it is in no message.
      answer(request, response).catch((error: unknown) => {
        fail('A request of the reminders failed')(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'This request failed; the terminal says why.');
      });
      return true;
    },
    sendDigests,
    async close() {
      clearInterval(timer);
      stopForgetting();
      await sending;
    },
  };
}

const headersOf = ({ headers }: IncomingMessage): ReminderRequest['headers'] => ({
  authorization: headers.authorization,
  'if-none-match': headers['if-none-match'],
  'accept-language': headers['accept-language'],
});

/** Undefined for a body that is larger than any of ours. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > longestBody) return undefined;
  }
  return text;
}
