import { emulatorFor, startOfficialEmulator } from 'local-firebase/testing';
import type { RunningEmulator } from 'local-firebase/testing';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { berlin, firestoreAt, World } from '../src/testing/world.ts';

const official = emulatorFor(join(import.meta.dirname, 'emulator-agreement.json'));

describe.skipIf('skipped' in official)('N6 on Firestore as Google runs it', () => {
  let emulator: RunningEmulator;
  let world: World;

  beforeAll(async () => {
    if ('jar' in official) emulator = await startOfficialEmulator(official.jar);
    world = new World(firestoreAt(emulator.baseUrl));
    await world.addPerson('ada', { digest: 'daily' });
    await world.addPerson('ben');
  });
  afterAll(() => emulator?.stop());

  test('N4 the feed is switched on, read, renewed and switched off', async () => {
    const first = await world.feed('ada', 'PUT', { details: true });
    const answer = await world.ask(first.path);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('Grace')]);
    const known = { headers: { 'if-none-match': answer.headers['ETag'] } };
    expect((await world.ask(first.path, known)).status).toBe(304);
    const renewed = await world.feed('ada', 'PUT', { renew: true });
    const statuses = async () => [
      (await world.ask(first.path)).status,
      (await world.ask(renewed.path)).status,
    ];
    expect(await statuses()).toEqual([404, 200]);
    await world.feed('ada', 'DELETE');
    expect(await statuses()).toEqual([404, 404]);
    expect(await world.firestore.documents.list('calendarFeeds')).toEqual([]);
  });

  test('N5 two jobs at the same moment send one summary, and its link switches it off', async () => {
    world.now = berlin('2026-11-20T08:00');
    await Promise.all([world.reminders.sendDigests(), world.program().sendDigests()]);
    expect(world.mails.map(({ to }) => to)).toEqual(['ada@example.com']);
    const [, link = ''] = /<(.+)>/.exec(world.mails[0]?.headers['List-Unsubscribe'] ?? '') ?? [];
    const { pathname, search } = new URL(link);
    expect((await world.ask(pathname + search, { method: 'POST' })).status).toBe(200);
    expect(await world.firestore.documents.withDigest()).toEqual([]);
  });
});
