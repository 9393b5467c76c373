import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBackend, type LocalBackend, type Mail } from 'local-firebase';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryFile } from '../app-folders.ts';
import { readable } from '../reminders/documents-fixture.ts';
import { createMailer } from './smtp-mailer.ts';
import { MailServer } from './smtp-server-fixture.ts';

const EMAIL = 'ada@example.org';
const MINUTE = 60_000;

let folder: string;
let mails: MailServer;
let backend: LocalBackend;
let server: Server;
let url = '';
let now: number;
let log: string[];
let closers: (() => Promise<unknown> | void)[];

/** The backend on the data in a folder, which sends by the mail server of this test. */
async function open(data: string, sent: () => Promise<void> = () => Promise.resolve()) {
  const mailer = createMailer(mails.url, 'https://gifts.example');
  const sendMail = (mail: Mail) => mailer.send(mail).then(sent);
  const opened = await createLocalBackend({
    projectId: 'demo-evergift',
    dataFolder: join(folder, data),
    rulesFile: repositoryFile('rules/firestore.rules'),
    publicUrl: () => url,
    log: (line) => log.push(line),
    auth: { appName: 'Evergift', clock: () => now, sendMail, passwordCost: 1024 },
  });
  closers.push(() => opened.close(), mailer.close);
  return opened;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-mail-'));
  [closers, log, now] = [[], [], Date.now()];
  mails = new MailServer();
  await mails.start();
  server = createServer((request, response) => void backend.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const close of closers) await close();
  server.closeAllConnections();
  server.close();
  await mails.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  backend = await open('data');
  await backend.auth.createAccount({ email: EMAIL, password: 'correct horse' });
};

/** Asks for the mail with a new password as the app does. */
const askForMail = async (email = EMAIL) => {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
  });
  expect(answer.status).toBe(200);
  await backend.auth.deliverMails();
};

const afterMinutes = async (minutes: number) => {
  now += minutes * MINUTE;
  await backend.auth.deliverMails();
};

/** The link in a mail, whose lines are folded (quoted-printable). */
const linkIn = (mail = '') => {
  const [link = ''] = /http\S+/.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')) ?? [];
  return link;
};

test('W2 a mail is sent, and its link works', async () => {
  await start();
  await askForMail();
  expect(mails.taken).toHaveLength(1);
  const [mail = ''] = mails.taken;
  expect(mail).toMatch(/^From: Evergift <gifts@example\.com>/m);
  expect(mail).toMatch(/^To: ada@example\.org/m);
  expect(mail).toMatch(/^Subject: Choose a new password/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(readable(mail)).toMatch(/<a class="button" href="http\S+">Choose a new password<\/a>/);
  expect(await (await fetch(linkIn(mail))).text()).toContain('Choose a new password');
  expect(backend.auth.waitingMails()).toEqual({ count: 0 });
  expect(backend.mailPageUrl()).toBeUndefined();
  expect(log).toEqual([]);
});

test('W2 nothing is sent to an address without an account, and nothing waits', async () => {
  await start();
  await askForMail('nobody@example.org');
  expect([mails.taken, backend.auth.waitingMails()]).toEqual([[], { count: 0 }]);
});

test('W2 a mail that the server takes never is not tried again, and the log says why', async () => {
  await start();
  mails.answers = [{ code: 550, words: 'No such user here' }];
  await askForMail();
  expect(backend.auth.waitingMails()).toEqual({ count: 0 });
  expect(log.join()).toContain('is not tried again');
  expect(log.join()).toContain('No such user here');
  await afterMinutes(60);
  expect(mails.taken).toEqual([]);
});

test('W2 a greylisted mail is tried again after growing pauses', async () => {
  await start();
  const later = { code: 451, words: 'Greylisted, try again later' };
  mails.answers = [later, later, later];
  await askForMail();
  for (const pause of [1, 2, 4]) {
    expect(backend.auth.waitingMails()).toMatchObject({ count: 1, nextAt: now + pause * MINUTE });
    await afterMinutes(pause - 0.5);
    expect(mails.taken).toEqual([]);
    await afterMinutes(0.5);
  }
  expect(mails.taken).toHaveLength(1);
  expect(backend.auth.waitingMails()).toEqual({ count: 0 });
});

test('W2 a server that is down for hours loses nothing, and the link works after it', async () => {
  await start();
  await mails.stop();
  await askForMail();
  expect(log.join()).toMatch(/could not be sent: .*Next try in 1 min/);
  for (let hour = 0; hour < 3; hour += 1) await afterMinutes(60);
  // A restart meanwhile keeps what waits.
  await backend.close();
  backend = await open('data');
  expect(backend.auth.waitingMails().count).toBe(1);
  await mails.start();
  await afterMinutes(60);
  expect(mails.taken).toHaveLength(1);
  // The link is good for an hour from now on.
  now += 59 * MINUTE;
  expect(await (await fetch(linkIn(mails.taken[0]))).text()).toContain('Choose a new password');
  now += 2 * MINUTE;
  expect(await (await fetch(linkIn(mails.taken[0]))).text()).toContain('has expired');
});

test('W2 killed between sending and noting, the mail is sent twice under one id, never lost', async () => {
  let hasSent = () => undefined as void;
  const sent = new Promise<void>((resolve) => (hasSent = resolve));
  let goOn = () => undefined as void;
  backend = await open('data', () => {
    hasSent();
    return new Promise((resolve) => (goOn = resolve));
  });
  await backend.auth.createAccount({ email: EMAIL, password: 'correct horse' });
  const asked = askForMail();
  await sent;
  // What is on the disk now is what a killed process leaves.
  await cp(join(folder, 'data'), join(folder, 'killed'), { recursive: true });
  goOn();
  await asked;
  const again = await open('killed');
  await again.auth.deliverMails();
  expect(mails.taken).toHaveLength(2);
  const ids = mails.taken.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1]);
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@gifts\.example>$/);
  expect(ids[1]).toBe(ids[0]);
});

test.each(['mail.example', 'http://a@b.example', 'smtp://secret-word@mail.example'])(
  'W2 the address %s is refused, and not repeated',
  (address) => {
    expect(() => createMailer(address, 'https://gifts.example')).toThrow('EVERGIFT_SMTP_URL takes');
    expect(() => createMailer(address, 'https://gifts.example')).not.toThrow('secret-word');
  },
);
