// The reminders on a Firebase project: `npx nx deploy reminders` sends this file with the built program beside it.
import process from 'node:process';
import { applicationDefault, getApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { defineSecret, defineString } from 'firebase-functions/params';
import { auth as accountEvents } from 'firebase-functions/v1';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createTransport } from 'nodemailer';
import {
  createFirestoreDocuments,
  createReminders,
  createRestTransport,
  forgetPerson,
  longestBody,
  readSmtpUrl,
  sendBySmtp,
} from './program.js';

/** Where people reach Evergift: asked for by the first deploy. */
const publicUrl = defineString('EVERGIFT_PUBLIC_URL');
/** The mail server; 'none' where no summaries are sent. */
const smtpUrl = defineSecret('EVERGIFT_SMTP_URL');

const credential = applicationDefault();
initializeApp({ credential });
// Limits are counted by each instance: few of them keep the limits close to what they say.
setGlobalOptions({ region: process.env['EVERGIFT_REGION'] ?? 'us-central1', maxInstances: 2 });

const log = (/** @type {string} */ line) => logger.warn(line);

/** Firestore of this project. In tests, an emulator, whose administrator is 'owner'. */
function openDocuments() {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'] ?? getApp().options.projectId;
  const transport = emulator
    ? createRestTransport(`http://${emulator}`, () => Promise.resolve('owner'))
    : createRestTransport('https://firestore.googleapis.com', async () => {
        const { access_token: token } = await credential.getAccessToken();
        return token;
      });
  return createFirestoreDocuments(transport, `projects/${project}/databases/(default)/documents`);
}

const documents = openDocuments();

const accounts = {
  verify: (/** @type {string} */ token) =>
    getAuth()
      .verifyIdToken(token, true)
      .then(
        ({ uid }) => uid,
        () => undefined,
      ),
  async find(/** @type {string} */ uid) {
    const account = await getAuth()
      .getUser(uid)
      .catch((/** @type {{ code?: string }} */ error) => {
        if (['auth/user-not-found', 'auth/invalid-uid'].includes(error.code ?? ''))
          return undefined;
        throw error;
      });
    if (!account?.email || account.disabled) return undefined;
    return { email: account.email, isVerified: account.emailVerified };
  },
};

function openMail() {
  const server = readSmtpUrl(smtpUrl.value());
  if (!server) return undefined;
  const { href, from } = server;
  const open = () =>
    createTransport({ url: href, disableFileAccess: true, disableUrlAccess: true });
  return sendBySmtp({ open, from, publicUrl: () => publicUrl.value(), log });
}

/** @type {ReturnType<typeof createReminders> | undefined} */
let opened;
/** Opened by the first request: parameters and secrets have no value before. */
const program = () =>
  (opened ??= createReminders({
    documents,
    accounts,
    sendMail: openMail(),
    publicUrl: () => publicUrl.value(),
    clock: () => Date.now(),
    log,
  }));

/** The calendar feed, its switch, and the unsubscribe link; Hosting leads `/reminders/**` here. */
export const reminders = onRequest(
  { secrets: [smtpUrl], invoker: 'public' },
  async (request, response) => {
    const { method, originalUrl, headers, rawBody, ip = '' } = request;
    const sent = rawBody ? rawBody.toString('utf8') : '';
    const answer = await program().answer({
      method,
      path: originalUrl,
      headers: {
        authorization: headers.authorization,
        'if-none-match': headers['if-none-match'],
        'accept-language': headers['accept-language'],
      },
      body: sent.length > longestBody ? '' : sent,
      address: ip,
    });
    response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? '' : answer.body);
  },
);

/** Looks every quarter of an hour whose 8 o'clock has come: zones differ by quarters. */
export const summaries = onSchedule(
  { schedule: 'every 15 minutes', secrets: [smtpUrl], maxInstances: 1, retryCount: 0 },
  () => program().sendDigests(),
);

/** Takes along what is kept of an account that is deleted. */
export const forgetting = accountEvents.user().onDelete(({ uid }) => forgetPerson(documents, uid));
