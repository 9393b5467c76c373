import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoWrites } from '../demo/demo-writes.ts';
import { readOptions, type ServeOptions } from '../options.ts';
import { startEvergift, type RunningEvergift } from '../start-evergift.ts';
import { administer } from './administer.ts';

const SERVICE = '/identitytoolkit.googleapis.com/v1';
const PASSWORD = 'correct horse';

let folder: string;
let data: string;
let evergift: RunningEvergift;
const log: string[] = [];

const optionsFor = (dataFolder: string) =>
  readOptions([
    '--port',
    '0',
    '--data',
    dataFolder,
    '--apps',
    join(folder, 'apps'),
  ]) as ServeOptions;
const start = (dataFolder = data) =>
  startEvergift(optionsFor(dataFolder), (line) => log.push(line));

/** What a command prints. */
async function commanded(name: string, ...words: string[]): Promise<string> {
  return commandedOn(data, name, ...words);
}
async function commandedOn(dataFolder: string, name: string, ...words: string[]): Promise<string> {
  const out = new PassThrough();
  const printed = text(out);
  await administer({ name, words }, optionsFor(dataFolder), out).finally(() => out.end());
  return printed;
}

const signIn = async (email: string) => {
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const path = `${evergift.listensAt}${SERVICE}/accounts:signInWithPassword`;
  const answer = await fetch(path, { method: 'POST', body, headers });
  return (await answer.json()) as { idToken?: string; error?: { message: string } };
};

const addAccount = async (email: string) => {
  const { uid } = await evergift.backend.auth.createAccount({ email, password: PASSWORD });
  await evergift.backend.engine.commit(demoWrites(uid, new Date()), { kind: 'admin' });
  return uid;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-home-'));
  data = join(folder, 'data');
  await mkdir(join(folder, 'apps/shell/dist'), { recursive: true });
  await writeFile(join(folder, 'apps/shell/dist/app.html'), '<p>Evergift</p>');
  evergift = await start();
});
afterAll(async () => {
  await evergift.close();
  await rm(folder, { recursive: true, force: true });
});

test('W4 /health answers for programs, and is no page', async () => {
  const answer = await fetch(`${evergift.listensAt}/health`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('W4 the data belongs to its owner alone', async () => {
  await addAccount('owner@example.com');
  const modes = new Set<string>();
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    modes.add(`${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`);
  }
  expect([...modes].sort()).toEqual(['file 600', 'folder 700']);
  expect(((await stat(data)).mode & 0o777).toString(8)).toBe('700');
});

describe('W4 a backup of a running server', () => {
  let file: string;

  beforeAll(async () => {
    file = join(folder, 'backup.evergift');
    await addAccount('ada@example.com');
    expect(await commanded('backup', file)).toContain('read back and whole');
  });

  test('is whole, belongs to its owner alone, and is never overwritten', async () => {
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    expect(await commanded('check', file)).toContain('is whole');
    await expect(commanded('backup', file)).rejects.toThrow('file already exists');
  });

  test('is restored to another folder, with everything in it', async () => {
    const restored = join(folder, 'restored');
    await commandedOn(restored, 'restore', file);
    expect(await commandedOn(restored, 'check')).toContain('is whole. Its format is 1');
    const second = await start(restored);
    const account = second.backend.auth.findAccount('ada@example.com');
    const name = `projects/demo-evergift/databases/(default)/documents/users/${account?.uid}`;
    expect(await second.backend.engine.deleteTree(name)).toBeGreaterThan(20);
    await second.close();
  });

  test('is not restored over data that is there', async () => {
    await expect(commanded('restore', file)).rejects.toThrow('is in use by this process');
  });

  test('and a check of it read everything while it runs', async () => {
    expect(await commanded('check')).toMatch(/is in use, and all its \d+ entries are readable/);
  });
});

describe.each(['running', 'stopped'])('W5 on a %s server', (state) => {
  const email = `${state}@example.com`;
  let uid: string;

  beforeAll(async () => {
    uid = await addAccount(email);
    if (state === 'stopped') await evergift.close();
  });

  test('accounts are listed', async () => {
    expect(await commanded('accounts')).toMatch(new RegExp(`${email} .*since 2.*not confirmed`));
  });

  test('a link sets a new password', async () => {
    const printed = await commanded('reset-link', email);
    expect(printed).toMatch(
      /works once, for one hour:\nhttp:\/\/localhost:\d+\/emulator\/action\?/,
    );
  });

  test('an account is kept out and let in again', async () => {
    expect(await commanded('disable', email)).toContain('cannot sign in. Its data stays.');
    expect(await commanded('accounts')).toMatch(new RegExp(`${email}.*DISABLED`));
    await expect(commanded('reset-link', email)).rejects.toThrow('Enable it first');
    if (state === 'running') expect((await signIn(email)).error?.message).toBe('USER_DISABLED');
    await commanded('enable', email);
    if (state === 'running') expect((await signIn(email)).idToken).toBeDefined();
  });

  test('an account is deleted with all its data, after a word of warning', async () => {
    await expect(commanded('delete', email)).rejects.toThrow('then add --yes');
    expect(await commanded('delete', email, '--yes')).toMatch(
      /is deleted, with [2-9]\d+ documents/,
    );
    expect(await commanded('accounts')).not.toContain(email);
    if (state === 'stopped') evergift = await start();
    const root = `projects/demo-evergift/databases/(default)/documents/users/${uid}`;
    expect(await evergift.backend.engine.deleteTree(root)).toBe(0);
  });

  test('an account that is not there is named', async () => {
    await expect(commanded('disable', 'who@example.com')).rejects.toThrow("'who@example.com'");
    await expect(commanded('disable')).rejects.toThrow('Name one account');
  });
});

test('W3 an invitation is made by a command, and leads to the form of a new account', async () => {
  const printed = await commanded('invite', 'aunt@example.com');
  const [link = ''] = /http:\S+/.exec(printed) ?? [];
  expect(await (await fetch(link)).text()).toContain('value="aunt@example.com"');
  await expect(commanded('invite', 'ada@example.com')).rejects.toThrow('has an account already');
  await expect(commanded('invite', 'aunt')).rejects.toThrow('This is no mail address.');
});

test('W3 W5 a link that other machines cannot open says so', async () => {
  const printed = await commanded('invite');
  expect(printed).toContain('opens on this machine alone');
  await evergift.close();
  const options = { ...optionsFor(data), publicUrl: 'https://gifts.example' };
  const out = new PassThrough();
  const all = text(out);
  await administer({ name: 'invite', words: [] }, options, out).finally(() => out.end());
  expect(await all).toMatch(/within seven days:\nhttps:\/\/gifts\.example\/\S+\n$/);
  evergift = await start();
});

test('W5 commands are for who can read the data folder', async () => {
  const noted = await readFile(join(data, 'control.json'), 'utf8');
  const { port } = JSON.parse(noted) as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ name: 'accounts', words: [] }),
  });
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});

test('W4 a stop answers what was asked before, and loses nothing', async () => {
  const email = 'late@example.com';
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const { hostname, port } = new URL(evergift.listensAt);
  const asked = request({
    host: hostname,
    port,
    path: `${SERVICE}/accounts:signUp`,
    method: 'POST',
    headers: { 'content-length': body.length },
  });
  asked.write(body.slice(0, 10));
  await once(asked, 'socket').then(([socket]) => once(socket as NodeJS.EventEmitter, 'connect'));
  // The server has it once it has answered another request.
  await fetch(`${evergift.listensAt}/health`);
  const closed = evergift.close();
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.end(body.slice(10));
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  await closed;
  await expect(fetch(`${evergift.listensAt}/health`)).rejects.toThrow();
  evergift = await start();
  expect(evergift.backend.auth.findAccount(email)).toBeDefined();
});

test('W4 /health says so when the data is gone', async () => {
  await rm(join(data, 'level'), { recursive: true });
  const answer = await fetch(`${evergift.listensAt}/health`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }]);
  expect(log.at(-1)).toContain('The data does not answer');
});
