import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetPerson } from './service/forget-person.ts';
import { berlin, FirestoreFixture, World } from './testing/world.ts';

const fixture = new FirestoreFixture();
let database: Awaited<ReturnType<FirestoreFixture['start']>>;
let world: World;
let count = 0;
let uid: string;

beforeAll(async () => {
  database = await fixture.start();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  // Others of this database are no accounts of this world: nobody writes to them.
  world = new World(database);
  uid = `ben${(count += 1)}`;
});

/** The job, as it runs at a time of day in Berlin. Answers the subjects of what it sent. */
async function runAt(time: string, program = world.reminders): Promise<string[]> {
  world.now = berlin(time);
  const before = world.mails.length;
  await program.sendDigests();
  return world.mails.slice(before).map(({ subject }) => subject);
}

const birthday = "Grace's Birthday (7 days away)";

describe('N5 a daily summary', () => {
  beforeEach(() => world.addPerson(uid, { digest: 'daily' }));

  test('comes at 8 o’clock where the person lives, once a day', async () => {
    expect(await runAt('2026-11-20T07:59')).toEqual([]);
    expect(await runAt('2026-11-20T08:00')).toEqual([birthday]);
    expect(await runAt('2026-11-20T08:01')).toEqual([]);
    expect(await runAt('2026-11-20T23:59')).toEqual([]);
    expect(world.mails[0]?.to).toBe(`${uid}@example.com`);
  });

  test('comes only when a lead time was reached', async () => {
    await runAt('2026-11-20T08:00');
    for (const day of ['21', '22', '23', '24', '25']) {
      expect(await runAt(`2026-11-${day}T08:00`)).toEqual([]);
    }
    expect(await runAt('2026-11-26T08:00')).toEqual(["Grace's Birthday (1 day away)"]);
  });

  test('comes late when the server was off at 8, with all that was reached meanwhile', async () => {
    await runAt('2026-11-20T08:00');
    expect(await runAt('2026-11-27T11:00')).toEqual(["Grace's Birthday (Today)"]);
  });

  test('counts by the clock of the zone when that changes', async () => {
    // On 25 October 2026 Berlin's 3 o'clock comes twice: 8 o'clock is 7:00 UTC.
    await world.addEvent(uid, 'fair', { title: 'Fair', date: '2026-11-01' });
    world.now = Date.parse('2026-10-25T06:59Z');
    await world.reminders.sendDigests();
    expect(world.mails).toEqual([]);
    world.now = Date.parse('2026-10-25T07:00Z');
    await world.reminders.sendDigests();
    expect(world.mails).toHaveLength(1);
  });

  test('begins with the next 8 o’clock when it is switched on later in the day', async () => {
    const settings = { theme: 'light', timeZone: 'Europe/Berlin', digest: 'daily' };
    await database.put(`users/${uid}`, settings, berlin('2026-11-20T15:00'));
    expect(await runAt('2026-11-20T15:01')).toEqual([]);
    expect(await runAt('2026-11-21T08:00')).toEqual(["Grace's Birthday (6 days away)"]);
    // Another change of the settings takes no summary away.
    await database.put(`users/${uid}`, { ...settings, theme: 'dark' }, berlin('2026-11-22T09:00'));
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-11-29' });
    expect(await runAt('2026-11-22T10:00')).toEqual(['Party (7 days away)']);
  });

  test.each(['off', 'not confirmed', 'gone'])('does not come: %s', async (why) => {
    if (why === 'off') await database.put(`users/${uid}`, { theme: 'light' });
    if (why === 'not confirmed') world.accounts.set(uid, { email: 'x@y.z', isVerified: false });
    if (why === 'gone') world.accounts.delete(uid);
    expect(await runAt('2026-11-20T08:00')).toEqual([]);
  });

  test('reads no lists while nothing is due', async () => {
    await runAt('2026-11-20T08:00');
    world.reads = [];
    await runAt('2026-11-20T08:15');
    expect(world.reads).toEqual(['users', 'reminders']);
  });
});

describe('N5 a weekly summary', () => {
  beforeEach(() => world.addPerson(uid, { digest: 'weekly' }));

  test('comes on Mondays, with what the next weeks ask for', async () => {
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-12-19' });
    expect(await runAt('2026-11-16T08:00')).toEqual(["Grace's Birthday (11 days away)"]);
    expect(await runAt('2026-11-19T08:00')).toEqual([]);
    expect(await runAt('2026-11-23T08:00')).toEqual(["Grace's Birthday (4 days away) and 1 more"]);
    expect(await runAt('2026-12-07T08:00')).toEqual(['Party (12 days away)']);
  });

  test('says what is still to wrap, and names no gift', async () => {
    await world.addEvent(uid, 'party', { title: 'Party', date: '2026-11-28' });
    await database.put(`users/${uid}/giftItems/cups`, {
      ...{ name: 'Espresso cups', personId: 'grace', personName: 'Grace', status: 'purchased' },
      ...{ eventId: 'party', url: '', estimatedCost: 0, purchasedCost: 0 },
    });
    await runAt('2026-11-23T08:00');
    expect(world.mails[0]?.text).toContain('- 1 present still to wrap');
    expect(JSON.stringify(world.mails)).not.toContain('Espresso');
  });
});

describe('N5 at most once for a day', () => {
  beforeEach(() => world.addPerson(uid, { digest: 'daily' }));

  test('when the job runs twice at the same moment, also in two processes', async () => {
    world.now = berlin('2026-11-20T08:00');
    const other = world.program();
    await Promise.all([
      world.reminders.sendDigests(),
      world.reminders.sendDigests(),
      other.sendDigests(),
    ]);
    expect(world.mails).toHaveLength(1);
  });

  test('killed after the mail server took it and before that is noted: not again, and the next day repeats it', async () => {
    const killed = () => new Promise<never>(() => undefined);
    const started = new Promise<void>((resolve) => {
      world.answers = [
        () => {
          resolve();
          return killed();
        },
      ];
    });
    world.now = berlin('2026-11-20T08:00');
    void world.program().sendDigests();
    await started;
    expect(await runAt('2026-11-20T08:05')).toEqual([]);
    expect(await runAt('2026-11-21T08:00')).toEqual(["Grace's Birthday (6 days away)"]);
  });

  test('when nobody knows whether the mail server has it', async () => {
    world.answers = ['unknown'];
    await runAt('2026-11-20T08:00');
    expect(await runAt('2026-11-20T09:00')).toEqual([]);
    expect(world.log).toEqual(['A summary was not delivered: unknown.']);
    expect(await runAt('2026-11-21T08:00')).toEqual(["Grace's Birthday (6 days away)"]);
  });

  test('greylisted or down for an hour, it comes after growing pauses', async () => {
    world.answers = ['later', 'later', 'later', 'later'];
    for (const time of ['08:00', '08:04', '08:05', '08:14', '08:15', '08:35', '09:14']) {
      expect(await runAt(`2026-11-20T${time}`)).toEqual([]);
    }
    expect(world.answers).toEqual([]);
    expect(await runAt('2026-11-20T09:15')).toEqual([birthday]);
    expect(await runAt('2026-11-20T10:15')).toEqual([]);
  });

  test('refused, it is not tried again that day; what was due comes with the next', async () => {
    world.answers = ['refused'];
    expect(await runAt('2026-11-20T08:00')).toEqual([]);
    expect(await runAt('2026-11-20T12:00')).toEqual([]);
    expect(await runAt('2026-11-21T08:00')).toEqual(["Grace's Birthday (6 days away)"]);
  });
});

test('N5 nothing is noted of a person whose account is deleted while the mail goes out', async () => {
  await world.addPerson(uid, { digest: 'daily' });
  world.answers = [
    async () => {
      await forgetPerson(database.documents, uid);
      return 'taken';
    },
  ];
  expect(await runAt('2026-11-20T08:00')).toEqual([birthday]);
  expect(await database.documents.read(`reminders/${uid}`)).toBeUndefined();
});

test('N5 one person’s failure keeps nobody else from getting a summary', async () => {
  const [first, second] = [`${uid}a`, `${uid}b`];
  for (const each of [first, second]) await world.addPerson(each, { digest: 'daily' });
  world.answers = [() => Promise.reject(new Error('the mail program broke'))];
  expect(await runAt('2026-11-20T08:00')).toHaveLength(1);
  expect(world.log.join()).toContain('the mail program broke');
});

describe('N5 the link that switches summaries off', () => {
  beforeEach(async () => {
    await world.addPerson(uid, { digest: 'daily' });
    await runAt('2026-11-20T08:00');
  });

  const link = () => {
    const [mail] = world.mails;
    const [, address = ''] = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(address);
    expect(mail?.html).toContain(address.replaceAll('&', '&amp;'));
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  const digest = async () => (await database.documents.read(`users/${uid}`))?.fields['digest'];

  test('shows a page with one button; looking switches nothing off', async () => {
    const answer = await world.ask(link());
    expect(answer.status).toBe(200);
    expect(answer.body.match(/<button/g)).toHaveLength(1);
    expect(answer.headers['Content-Security-Policy']).toContain("default-src 'none'");
    await world.ask(link(), { method: 'HEAD' });
    expect(await digest()).toBe('daily');
  });

  test('switches off by the button and by a mail program, as often as it is pressed', async () => {
    for (const body of ['', 'List-Unsubscribe=One-Click', '']) {
      const answer = await world.ask(link(), { method: 'POST', body });
      expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('are off')]);
      expect(await digest()).toBeUndefined();
    }
    expect(await runAt('2026-11-26T08:00')).toEqual([]);
  });

  test.each(['key=wrong', 'key=', ''])('switches nobody off with %s', async (query) => {
    const path = `/reminders/unsubscribe?user=${uid}&${query}`;
    for (const method of ['GET', 'POST'])
      expect((await world.ask(path, { method })).status).toBe(404);
    expect((await world.ask('/reminders/unsubscribe?user=../x&key=a')).status).toBe(404);
    expect((await world.ask('/reminders/unsubscribe?user=__proto__&key=a')).status).toBe(400);
    expect(await digest()).toBe('daily');
    expect((await world.ask(link(), { method: 'PUT' })).status).toBe(405);
  });
});
