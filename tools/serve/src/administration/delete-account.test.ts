import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackend, projectId, type Backend } from '../backend.ts';
import { addAccount, Home } from '../reminders/home-fixture.ts';
import { readOptions, type ServeOptions } from '../options.ts';
import { administer } from './administer.ts';
import { runCommand } from './commands.ts';

const email = 'ada@example.com';
const command = { name: 'delete', words: [email, '--yes'] };
const root = `projects/${projectId}/databases/(default)/documents`;

let home: Home;
beforeEach(async () => {
  home = await Home.create();
  home.now = Date.parse('2026-11-20T12:00Z');
});
afterEach(() => home.remove());

/** Somebody with a person, a feed and a summary that was sent. */
async function addAda() {
  const evergift = await home.start();
  const { uid, idToken } = await addAccount(evergift, email, { digest: 'daily' });
  const headers = { authorization: `Bearer ${idToken}` };
  await fetch(`${evergift.listensAt}/reminders/feed`, { method: 'PUT', headers });
  await evergift.reminders.sendDigests();
  return { evergift, uid };
}

/** All documents there are, wherever they lie. */
function documentsIn({ engine }: Pick<Backend, 'engine'>, uid: string): string[] {
  const collections = [...['users', 'reminders', 'calendarFeeds'], `users/${uid}/people`];
  return collections.flatMap((path) => {
    const [collectionId = '', ...parents] = path.split('/').reverse();
    const query = { from: [{ collectionId }] };
    const { documents } = engine.runQuery([root, ...parents.reverse()].join('/'), query, {
      kind: 'admin',
    });
    return documents.map(({ name }) => name);
  });
}

test('W5 an account that is deleted while the server is stopped leaves nothing', async () => {
  const { evergift, uid } = await addAda();
  expect(documentsIn(evergift.backend, uid)).toHaveLength(4);
  await home.stop();
  const options = readOptions(['--data', home.dataFolder()]) as ServeOptions;
  await administer(command, options, new PassThrough().resume());
  const backend = await openBackend({
    ...{ dataFolder: home.dataFolder(), publicUrl: () => 'http://localhost', mailPage: false },
    log: () => undefined,
  });
  expect([backend.auth.listAccounts(), documentsIn(backend, uid)]).toEqual([[], []]);
  await backend.close();
});

test('W5 a deletion that is killed half-way keeps the account out, and can be repeated', async () => {
  const { evergift, uid } = await addAda();
  const { auth, engine } = evergift.backend;
  const backUp = () => Promise.reject(new Error('not asked for'));
  const killed = { ...engine, deleteTree: () => Promise.reject(new Error('killed')) };
  const out = new PassThrough();
  await expect(runCommand({ auth, engine: killed, backUp }, command, out)).rejects.toThrow(
    'killed',
  );
  expect(auth.listAccounts()).toMatchObject([{ uid, disabled: true }]);
  await runCommand({ auth, engine, backUp }, command, out);
  out.end();
  expect(await text(out)).toBe(`${email} is deleted, with 2 documents.\n`);
  expect([auth.listAccounts(), documentsIn(evergift.backend, uid)]).toEqual([[], []]);
});
