import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetMissing, forgetPerson } from './service/forget-person.ts';
import { berlin, FirestoreFixture, World } from './testing/world.ts';

const fixture = new FirestoreFixture();
let database: Awaited<ReturnType<FirestoreFixture['start']>>;
let world: World;
let count = 0;
/** Each test has a person of its own. */
let uid: string;

beforeAll(async () => {
  database = await fixture.start();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  world = new World(database);
  uid = `ada${(count += 1)}`;
  await world.addPerson(uid);
});

const feedsOf = async (owner: string) =>
  (await database.documents.list('calendarFeeds')).filter(({ fields }) => fields['uid'] === owner);

const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry).summary);

describe('N4 the switch of the feed', () => {
  test('is off at first; switched on, it gives an address with 128 bits', async () => {
    expect(await world.feed(uid)).toMatchObject({ status: 200, address: null, details: false });
    const { address } = await world.feed(uid, 'PUT');
    expect(address).toMatch(/^https:\/\/gifts\.example\/reminders\/calendar\/[\w-]{22}\.ics$/);
    expect((await world.feed(uid)).address).toBe(address);
  });

  test('is for who is signed in', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await world.feed('nobody', method)).status).toBe(401);
      expect((await world.ask('/reminders/feed', { method })).status).toBe(401);
    }
    const headers = { authorization: `Bearer ${uid}` };
    expect((await world.ask('/reminders/feed', { method: 'POST', headers })).status).toBe(405);
  });

  test('renewed, the old address is dead at once', async () => {
    const old = await world.feed(uid, 'PUT');
    const renewed = await world.feed(uid, 'PUT', { renew: true });
    expect(renewed.address).not.toBe(old.address);
    expect((await world.ask(old.path)).status).toBe(404);
    expect((await world.ask(renewed.path)).status).toBe(200);
  });

  test('switched off, the address is dead, and the next one is another', async () => {
    const on = await world.feed(uid, 'PUT', { details: true });
    expect(await world.feed(uid, 'DELETE')).toMatchObject({ address: null, details: false });
    expect((await world.ask(on.path)).status).toBe(404);
    expect((await world.feed(uid, 'PUT')).address).not.toBe(on.address);
  });

  test('pressed on two devices at the same time, one address is alive', async () => {
    const pressed = await Promise.all([1, 2, 3].map(() => world.feed(uid, 'PUT', { renew: true })));
    const { address } = await world.feed(uid);
    const answers = await Promise.all(pressed.map(({ path }) => world.ask(path)));
    const alive = pressed.filter((_, index) => answers[index]?.status === 200);
    expect(alive.map((each) => each.address)).toEqual([address]);
  });

  test('takes no zone that cannot be one', async () => {
    for (const timeZone of ['\ud800', 'Európa/Wien']) {
      expect((await world.feed(uid, 'PUT', { timeZone })).status).toBe(400);
    }
  });

  test('takes nothing but what it knows', async () => {
    for (const body of ['', 'no JSON', '[1]', 'null', '{"details":"yes","timeZone":7}']) {
      const headers = { authorization: `Bearer ${uid}` };
      const answer = await world.ask('/reminders/feed', { method: 'PUT', headers, body });
      expect([answer.status, JSON.parse(answer.body).details]).toEqual([200, false]);
    }
  });
});

describe('N4 the feed', () => {
  test('gives what is to come, as a calendar program reads it', async () => {
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-12-24' });
    await world.addEvent(uid, 'gone', { title: 'Gone', date: '2026-11-01' });
    const answer = await world.ask((await world.feed(uid, 'PUT')).path);
    expect(answer.status).toBe(200);
    expect(answer.headers['Content-Type']).toBe('text/calendar; charset=utf-8');
    expect(summaries(answer.body)).toEqual(["Grace's Birthday", 'Party']);
    expect(answer.body).toContain('URL:https://gifts.example/events/party\r\n');
    expect(answer.body).not.toContain('DESCRIPTION:Still');
  });

  test('says who lacks a present when that is chosen', async () => {
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-12-24' });
    const { path } = await world.feed(uid, 'PUT', { details: true });
    expect((await world.ask(path)).body).toContain('DESCRIPTION:Still without a present: Grace');
  });

  test('H2 H4 of planners that one shares it has what one sees there, and no more', async () => {
    const { put } = world.firestore;
    const sam = `${uid}-sam`;
    await world.addPerson(sam, { sharing: true });
    await put(`users/${sam}/memberships/${uid}`, { name: 'Ada' });
    const isMember = (uids: string[]) =>
      put(`users/${uid}/household/members`, {
        members: Object.fromEntries(uids.map((each) => [each, { name: each }])),
        links: { [sam]: 'samuel' },
      });
    await isMember([sam]);
    const nobody = { birthday: '', nickname: '', notes: '', relationship: '' };
    await put(`users/${uid}/people/samuel`, { name: 'Samuel', ...nobody });
    await put(`users/${uid}/people/ben`, { name: 'Ben', ...nobody });
    const people = ['samuel', 'ben', 'grace'];
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-12-24', people });
    const gift = {
      ...{ name: 'Kite', personName: '', status: 'purchased', eventId: 'party', url: '' },
      ...{ estimatedCost: 0, purchasedCost: 0 },
    };
    const present = (circle: string, personId: string) =>
      put(`users/${uid}/circles/${circle}/giftItems/${personId}`, { ...gift, personId });
    const both = [uid, sam].sort().join('~');
    await put(`users/${uid}/readers/${sam}/circles/${both}`, {});
    // Whoever writes this lets nobody in whom the circle does not name.
    await put(`users/${uid}/readers/${sam}/circles/${uid}`, {});
    await present(both, 'grace');
    await present(uid, 'ben');
    const { path } = await world.feed(sam, 'PUT', { details: true });
    const { body } = await world.ask(path);
    expect(body).toContain('SUMMARY:Party');
    expect(body).toContain('Still without a present: Ben');
    await isMember([]);
    expect((await world.ask(path)).body).not.toContain('SUMMARY:Party');
  });

  test('keeps it from caches, and its address from everybody', async () => {
    const { path } = await world.feed(uid, 'PUT');
    for (const each of [path, '/reminders/calendar/wrong.ics']) {
      expect((await world.ask(each)).headers).toMatchObject({
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      });
    }
  });

  test('answers 304 until something changes or a day begins', async () => {
    const { path } = await world.feed(uid, 'PUT');
    const { headers } = await world.ask(path);
    const known = { headers: { 'if-none-match': `"other", W/${headers['ETag']}` } };
    world.now += 3 * 3_600_000;
    expect(await world.ask(path, known)).toMatchObject({ status: 304, body: '' });
    expect((await world.ask(path, { method: 'HEAD' })).headers['ETag']).toBe(headers['ETag']);
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-12-24' });
    const changed = await world.ask(path, known);
    expect(changed.status).toBe(200);
    const again = { headers: { 'if-none-match': changed.headers['ETag'] } };
    expect((await world.ask(path, again)).status).toBe(304);
    world.now = berlin('2026-11-21T00:01');
    expect((await world.ask(path, again)).status).toBe(200);
  });

  test('begins its day where the person lives; the zone of the switch counts when there is no other', async () => {
    await world.firestore.put(`users/${uid}`, { theme: 'light' });
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-11-20' });
    world.now = Date.parse('2026-11-21T05:00Z');
    const inLisbon = await world.feed(uid, 'PUT', { timeZone: 'Europe/Lisbon' });
    expect(summaries((await world.ask(inLisbon.path)).body)).not.toContain('Party');
    const inChicago = await world.feed(uid, 'PUT', { timeZone: 'America/Chicago' });
    expect(summaries((await world.ask(inChicago.path)).body)).toContain('Party');
    await world.feed(uid, 'PUT', { timeZone: 'No/Where' });
    expect((await world.ask(inChicago.path)).status).toBe(200);
  });

  test('is 404 for every other token, after the same look-ups as for a token that is right', async () => {
    const { path } = await world.feed(uid, 'PUT');
    const renewed = await world.feed(uid, 'PUT', { renew: true });
    const token = renewed.path.slice('/reminders/calendar/'.length, -4);
    const wrong = [path, '/reminders/calendar/', '/reminders/calendar/..%2f..%2fusers%2fada.ics'];
    wrong.push(`/reminders/calendar/${token.slice(0, -1)}.ics`, `/reminders/calendar/${token}x`);
    wrong.push(`/reminders/calendar/${token.toLowerCase().padEnd(5_000, 'x')}.ics`);
    for (const each of wrong) {
      world.reads = [];
      const answer = await world.ask(each);
      expect([answer.status, answer.body]).toEqual([404, 'There is nothing here.\n']);
      expect(world.reads).toEqual(['calendarFeeds', 'reminders']);
    }
    world.reads = [];
    await world.ask(renewed.path);
    expect(world.reads.slice(0, 2)).toEqual(['calendarFeeds', 'reminders']);
  });

  test('is gone with its account, and while that is disabled', async () => {
    const { path } = await world.feed(uid, 'PUT');
    const account = world.accounts.get(uid);
    world.accounts.delete(uid);
    expect((await world.ask(path)).status).toBe(404);
    if (account) world.accounts.set(uid, account);
    await forgetPerson(world.firestore.documents, uid);
    expect((await world.ask(path)).status).toBe(404);
    expect(await feedsOf(uid)).toEqual([]);
  });

  test('is found and deleted when its account went while nobody heard of it, and no other feed is', async () => {
    const other = `${uid}-stays`;
    await world.addPerson(other);
    await world.feed(uid, 'PUT');
    const staying = await world.feed(other, 'PUT');
    const { documents } = world.firestore;
    // An address that a killed renewal left behind.
    await documents.commit([{ path: 'calendarFeeds/left', fields: { uid: other } }]);
    await forgetMissing(documents, (each) => each !== uid);
    expect(await feedsOf(uid)).toEqual([]);
    expect(await documents.read(`reminders/${uid}`)).toBeUndefined();
    expect(await feedsOf(other)).toHaveLength(1);
    expect((await world.ask(staying.path)).status).toBe(200);
  });

  test('is limited for each network address, for ten minutes', async () => {
    const ask = (address: string) => world.ask('/reminders/other', { address });
    for (let asked = 0; asked < 120; asked += 1) await ask('192.0.2.7');
    expect(await ask('192.0.2.7')).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '600', 'Cache-Control': 'private, no-store' },
    });
    expect((await ask('192.0.2.8')).status).toBe(404);
    world.now += 600_000;
    expect((await ask('192.0.2.7')).status).toBe(404);
  });

  test('is only read, and nothing else lies there', async () => {
    const { path } = await world.feed(uid, 'PUT');
    expect((await world.ask(path, { method: 'POST' })).status).toBe(405);
    expect((await world.ask('/reminders/other')).status).toBe(404);
  });

  test('keeps its secret out of the database’s index and out of the log', async () => {
    const { path } = await world.feed(uid, 'PUT');
    const token = path.slice('/reminders/calendar/'.length, -4);
    const index = await world.firestore.documents.list('calendarFeeds');
    expect(JSON.stringify(index)).not.toContain(token);
    await world.ask(path);
    expect(world.log).toEqual([]);
  });
});
