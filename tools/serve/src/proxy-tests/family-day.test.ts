import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../administration/administer.ts';
import { MailServer } from '../mail/smtp-server-fixture.ts';
import { readOptions, type ServeOptions } from '../options.ts';
import { startEvergift, type RunningEvergift } from '../start-evergift.ts';
import { makeCertificate } from './certificate-fixture.ts';
import { freePort, isInstalled, startCaddy, startNginx, startPlainProxy } from './proxy-fixture.ts';
import type { ProxyPlan, RunningProxy } from './proxy-fixture.ts';
import { commitOf, personFields, readable } from '../reminders/documents-fixture.ts';
import { Visitor } from './visitor-fixture.ts';

const HOST = 'gifts.example';
const SERVICE = '/identitytoolkit.googleapis.com/v1';
const DAY = 86_400_000;

/** The proxy of this machine: a real one with TLS where one is installed. */
const [proxyName, startProxy] = isInstalled('nginx', '-v')
  ? (['nginx', startNginx] as const)
  : isInstalled('caddy', 'version')
    ? (['Caddy', startCaddy] as const)
    : (['a proxy of a few lines', startPlainProxy] as const);

let folder: string;
let publicUrl: string;
let plan: ProxyPlan & { plainPort: number };
let mails: MailServer;
let visitor: Visitor;
const running: (RunningEvergift | RunningProxy)[] = [];
const log: string[] = [];

/** The next morning, 8 o'clock in Greenwich: the accounts of this test are made by the clock on the wall. */
const morning = Math.floor(Date.now() / DAY) * DAY + DAY + 8 * 3_600_000;
const dateIn = (days: number) => new Date(morning + days * DAY).toISOString().slice(0, 10);

const optionsFor = (data: string): ServeOptions => {
  const words = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, data)];
  words.push('--apps', join(folder, 'apps'), '--public-url', publicUrl);
  words.push('--trust-proxy', '127.0.0.1', '--sign-up', 'invited', '--log', 'json');
  return readOptions(words, { EVERGIFT_SMTP_URL: mails.url }) as ServeOptions;
};

/** Evergift on a data folder, behind the proxy at the public address. */
async function start(data: string) {
  const evergift = await startEvergift(
    optionsFor(data),
    (line) => log.push(line),
    () => morning,
  );
  const proxy = await startProxy({
    ...plan,
    servers: new Map([[HOST, new URL(evergift.listensAt).host]]),
  });
  running.push(proxy, evergift);
  return evergift;
}

async function stop(): Promise<void> {
  for (const each of running.splice(0)) await each.close();
}

async function commanded(data: string, name: string, ...words: string[]): Promise<void> {
  await administer({ name, words }, optionsFor(data), new PassThrough().resume());
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-family-'));
  await mkdir(join(folder, 'apps/shell/dist'), { recursive: true });
  await writeFile(join(folder, 'apps/shell/dist/app.html'), '<p>Evergift</p>');
  const hasTls = startProxy !== startPlainProxy;
  const certificate = hasTls ? makeCertificate(folder, HOST) : undefined;
  if (hasTls && !certificate) throw new Error('openssl is needed to make a certificate.');
  const port = await freePort();
  publicUrl = `https://${HOST}:${port}`;
  plan = { folder, port, plainPort: await freePort(), servers: new Map(), certificate };
  visitor = new Visitor(publicUrl, certificate);
  mails = new MailServer();
  await mails.start();
});
afterAll(async () => {
  await stop();
  await mails.stop();
  await rm(folder, { recursive: true, force: true });
});

const signIn = async (email: string) => {
  const account = { email, password: 'correct horse', returnSecureToken: true };
  const { body } = await visitor.post(`${SERVICE}/accounts:signInWithPassword`, account);
  return { uid: body['localId'] ?? '', token: body['idToken'] ?? '' };
};

test(`N4 N5 N6 W1 W2 W3 W4 a family's day at a public address, behind ${proxyName}`, async () => {
  const evergift = await start('data');
  const email = 'grandma@example.com';

  // Invited, she makes her account.
  const invitation = await evergift.backend.auth.invitationLink(email);
  expect(invitation.startsWith(`${publicUrl}/`)).toBe(true);
  expect((await visitor.ask(invitation)).text).toContain(`value="${email}"`);
  const { searchParams } = new URL(invitation);
  const form = { oobCode: searchParams.get('oobCode') ?? '', newPassword: 'correct horse' };
  const made = await visitor.ask(invitation, {
    method: 'POST',
    body: new URLSearchParams({ ...form, email, displayName: 'Grandma' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
  });
  expect(made.text).toContain('Your account is ready');
  const { uid, token } = await signIn(email);

  // She confirms her address by the mail's link.
  const asked = { requestType: 'VERIFY_EMAIL', idToken: token };
  await visitor.post(`${SERVICE}/accounts:sendOobCode`, asked);
  await evergift.backend.auth.deliverMails();
  const [confirmation = ''] = /https:\S+/.exec(readable(mails.taken.shift())) ?? [];
  const page = await visitor.ask(confirmation);
  const fields = [...page.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const confirmed = await visitor.ask(confirmation, {
    method: 'POST',
    body: new URLSearchParams(
      fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    ).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
  });
  expect(confirmed.text).toContain('is confirmed');

  // Reminders on, one grandchild with a birthday in a week, one party.
  const write = async (path: string, fields: Readonly<Record<string, unknown>>) => {
    const headers = { authorization: `Bearer ${token}` };
    const { url, body } = commitOf(`users/${uid}/${path}`.replace(/\/$/, ''), fields);
    expect((await visitor.post(url, body, headers)).status).toBe(200);
  };
  await write('', { theme: 'light', digest: 'daily', timeZone: 'Etc/UTC' });
  await write('people/tim', personFields('Tim', `1999-${dateIn(7).slice(5)}`));
  await write('events/party', {
    ...{ title: 'Garden party', people: ['tim'], date: dateIn(7), type: '', recurring: false },
    ...{ budget: null, notes: '' },
  });

  // The mail arrives, and its link opens the event.
  await evergift.reminders.sendDigests();
  expect(mails.taken).toHaveLength(1);
  const letter = readable(mails.taken[0]);
  expect(letter).toContain('Still without a present: Tim');
  const [link = ''] = /https:\S+\/events\/party/.exec(letter) ?? [];
  expect(await visitor.ask(link)).toMatchObject({ status: 200, text: '<p>Evergift</p>' });
  expect(link.startsWith(`${publicUrl}/events/`)).toBe(true);

  // A calendar follows the feed, which changes after an edit.
  const own = { authorization: `Bearer ${token}` };
  const switched = await visitor.ask('/reminders/feed', { method: 'PUT', headers: own });
  const { address } = JSON.parse(switched.text) as { address: string };
  expect(address.startsWith(`${publicUrl}/reminders/calendar/`)).toBe(true);
  const before = await visitor.ask(address);
  expect(before.text).toContain('SUMMARY:Garden party');
  const known = { headers: { 'if-none-match': String(before.headers.etag) } };
  expect((await visitor.ask(address, known)).status).toBe(304);
  await write('events/picnic', {
    ...{ title: 'Picnic', people: ['tim'], date: dateIn(9), type: '', recurring: false },
    ...{ budget: null, notes: '' },
  });
  const after = await visitor.ask(address, known);
  expect([after.status, after.text]).toEqual([200, expect.stringContaining('SUMMARY:Picnic')]);

  // A backup, restored to a second folder: the same data, the same address, no second mail.
  const file = join(folder, 'family.backup');
  await commanded('data', 'backup', file);
  await stop();
  await commanded('second', 'restore', file);
  const second = await start('second');
  const restored = await visitor.ask(address);
  expect([restored.status, restored.text]).toEqual([200, after.text]);
  expect((await signIn(email)).uid).toBe(uid);
  await second.reminders.sendDigests();
  expect(mails.taken).toHaveLength(1);

  // Nothing that was logged contains the secret, or a name.
  const secret = address.slice(address.lastIndexOf('/') + 1, -4);
  for (const word of [secret, 'Tim', email]) expect(log.join('\n')).not.toContain(word);
});
