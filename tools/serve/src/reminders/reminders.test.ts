import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackend } from '../backend.ts';
import type { RunningEvergift } from '../start-evergift.ts';
import { writeOf } from './documents-fixture.ts';
import { addAccount, Home } from './home-fixture.ts';

let home: Home;
beforeEach(async () => {
  home = await Home.create();
  home.now = Date.parse('2026-11-20T12:00Z');
});
afterEach(() => home.remove());

const switchOn = async ({ listensAt }: RunningEvergift, idToken: string) => {
  const headers = { authorization: `Bearer ${idToken}` };
  const answer = await fetch(`${listensAt}/reminders/feed`, { method: 'PUT', headers });
  const feed = (await answer.json()) as { address: string; mails: boolean };
  return { ...feed, path: new URL(feed.address).pathname };
};

test('N4 N6 the local server answers the feed at its public address, and follows a change', async () => {
  const evergift = await home.start(['--public-url', 'https://gifts.example']);
  const { uid, idToken } = await addAccount(evergift, 'ada@example.com');
  const { address, path, mails } = await switchOn(evergift, idToken);
  expect(address).toMatch(/^https:\/\/gifts\.example\/reminders\/calendar\/[\w-]{22}\.ics$/);
  expect(mails).toBe(false);
  const ask = (etag = '') =>
    fetch(evergift.listensAt + path, { headers: { 'if-none-match': etag } });
  const first = await ask();
  expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('Grace')]);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(first.headers.get('referrer-policy')).toBe('no-referrer');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask(etag)).status).toBe(304);
  await evergift.backend.engine.commit([{ delete: nameOf(`users/${uid}/people/grace`) }], {
    kind: 'admin',
  });
  const changed = await ask(etag);
  expect([changed.status, await changed.text()]).toEqual([
    200,
    expect.not.stringContaining('Grace'),
  ]);
  expect(home.log.join()).not.toContain(path.slice(-26, -4));
});

const nameOf = (path: string) => `projects/demo-evergift/databases/(default)/documents/${path}`;

test('N4 a wrong address is no page of the app, and a large request is refused', async () => {
  const { listensAt } = await home.start();
  const wrong = await fetch(`${listensAt}/reminders/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics`);
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ]);
  const body = 'x'.repeat(3_000);
  const large = await fetch(`${listensAt}/reminders/feed`, { method: 'PUT', body });
  expect(large.status).toBe(413);
});

test('N4 limits count the visitor that a trusted proxy names', async () => {
  const { listensAt } = await home.start(['--trust-proxy', '127.0.0.1']);
  const ask = (address: string) =>
    fetch(`${listensAt}/reminders/x`, { headers: { 'x-forwarded-for': address } });
  for (let asked = 0; asked < 120; asked += 1) await ask('192.0.2.1');
  expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.2')).status]).toEqual([429, 404]);
});

test('N4 W5 a deleted account takes its feed and its summaries along', async () => {
  const evergift = await home.start();
  const { uid, idToken } = await addAccount(evergift, 'ada@example.com', { digest: 'daily' });
  const { path } = await switchOn(evergift, idToken);
  await evergift.reminders.sendDigests();
  await evergift.backend.auth.deleteAccount(uid);
  expect((await fetch(evergift.listensAt + path)).status).toBe(404);
  const { engine } = evergift.backend;
  const left = () =>
    engine.getDocuments([nameOf(`reminders/${uid}`)], { kind: 'admin' }).documents[0];
  await expect.poll(left).toBeUndefined();
});

test('N4 W5 what a killed deletion left behind goes with the next start', async () => {
  const first = await home.start();
  const { uid, idToken } = await addAccount(first, 'ada@example.com', { digest: 'daily' });
  const other = await addAccount(first, 'ben@example.com');
  await switchOn(first, idToken);
  const staying = await switchOn(first, other.idToken);
  await first.reminders.sendDigests();
  await home.stop();
  // Without the server nobody hears of it.
  const backend = await openBackend({
    ...{ dataFolder: home.dataFolder(), publicUrl: () => 'http://localhost', mailPage: false },
    log: () => undefined,
  });
  await backend.auth.deleteAccount(uid);
  await backend.close();
  const { backend: again, listensAt } = await home.start();
  const kept = (collectionId: string) =>
    again.engine.runQuery(nameOf('').slice(0, -1), { from: [{ collectionId }] }, { kind: 'admin' })
      .documents;
  expect(kept('reminders').map(({ name }) => name)).toEqual([nameOf(`reminders/${other.uid}`)]);
  expect(kept('calendarFeeds')).toHaveLength(1);
  expect((await fetch(listensAt + staying.path)).status).toBe(200);
});

test('N4 N5 pages reach nothing that the reminders keep', async () => {
  const { backend } = await home.start();
  const user = { kind: 'user', uid: 'ada', token: {} } as const;
  for (const path of ['reminders/ada', 'calendarFeeds/x']) {
    expect(() => backend.engine.getDocuments([nameOf(path)], user)).toThrow('no rule allows it');
    await expect(backend.engine.commit([writeOf(path, { uid: 'ada' })], user)).rejects.toThrow(
      'no rule allows it',
    );
  }
});

test('N5 without a mail server a summary goes to the mail page', async () => {
  const evergift = await home.start();
  await addAccount(evergift, 'ada@example.com', { digest: 'daily' });
  await evergift.reminders.sendDigests();
  const [, mailPage = ''] = /(http\S+\/emulator\/mail\S+)/.exec(evergift.welcome) ?? [];
  const page = await (await fetch(mailPage)).text();
  expect(page).toContain('Grace&#39;s Birthday (7 days away)');
  expect(page).toContain('To ada@example.com');
  expect(page).toContain('Still without a present: Grace');
});
