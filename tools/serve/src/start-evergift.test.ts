import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';
import type { ServeOptions } from './options.ts';
import { startEvergift, type RunningEvergift } from './start-evergift.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

let folder: string;
let running: RunningEvergift | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-start-'));
  await mkdir(join(folder, 'apps/shell/dist'), { recursive: true });
  await writeFile(join(folder, 'apps/shell/dist/app.html'), '<p>Evergift</p>');
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const start = async (...words: string[]): Promise<string> => {
  const data = ['--data', join(folder, 'data'), '--apps', join(folder, 'apps')];
  const options = readOptions(['--port', '0', ...data, ...words]) as ServeOptions;
  running = await startEvergift(options, () => undefined);
  return running.welcome;
};
const portOf = (welcome: string) => /Evergift\s+http:\/\/\S+:(\d+)/.exec(welcome)?.[1] ?? '';

/** Opens a stream as a page at `origin` does, and answers where its back channel goes. */
const backChannelOf = async (origin: string): Promise<string> => {
  const database = encodeURIComponent('projects/demo-evergift/databases/(default)');
  const path = `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&database=${database}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': AGENT };
  const opened = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, origin },
    body: 'count=0',
  });
  const [, prefix] = /\["c","[^"]+","(w\d)"/.exec(await opened.text()) ?? [];
  return prefix === undefined ? origin : origin.replace('//', `//${prefix}.`);
};

describe.each(['localhost', '127.0.0.1', '0.0.0.0'])('started with --host %s', (host) => {
  test.each(['localhost', '127.0.0.1'])('a page at %s may go where it is led to', async (name) => {
    const origin = `http://${name}:${portOf(await start('--host', host))}`;
    const page = await fetch(`${origin}/dashboard`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, allowed = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
    const backChannel = await backChannelOf(origin);
    expect(backChannel !== origin).toBe(name === 'localhost');
    const places = allowed.replace("'self'", origin).split(' ');
    expect(places).toContain(backChannel);
  });
});

test('mails are shown to this machine alone, behind the secret that is printed', async () => {
  const [, address = ''] = /Mails\s+(\S+)/.exec(await start()) ?? [];
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address.replace(/\?.*/, ''))).status).toBe(403);
  await running?.close();
  const welcome = await start('--host', '0.0.0.0');
  expect(welcome).toContain('neither sent nor shown');
  const { pathname, search } = new URL(address);
  const there = `http://127.0.0.1:${portOf(welcome)}${pathname}`;
  expect((await fetch(there + search)).status).toBe(404);
  await running?.close();
  const local = ['--public-url', 'http://localhost:4200'];
  expect(await start('--host', '0.0.0.0', ...local)).toContain('neither sent nor shown');
});

test.each(['/', '/dashboard', '/app.html', '/config.json'])(
  'a request for %s that names two hosts is refused',
  async (path) => {
    const port = portOf(await start('--origins'));
    const statusWith = async (...hosts: string[]) => {
      const headers = hosts.flatMap((host) => ['Host', host]);
      const asked = request({ host: '127.0.0.1', port, path, headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusWith(`localhost:${port}`)).not.toBe(400);
    expect(await statusWith(`localhost:${port}`, '203.0.113.66')).toBe(400);
  },
);

test.each(['/people/p1%0A', '/events/%0Ax', '/dashboard/%0A', '/auth/%0A', '/people/%'])(
  'R5 the address %s opens the application',
  async (path) => {
    const answer = await fetch(`http://localhost:${portOf(await start())}${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, '<p>Evergift</p>']);
  },
);

test('administration needs the token that is printed', async () => {
  const welcome = await start('--admin');
  const [, token = ''] = /Admin\s+Bearer (\S+)/.exec(welcome) ?? [];
  const codes = `http://localhost:${portOf(welcome)}/emulator/v1/projects/demo-evergift/oobCodes`;
  const statusOf = async (authorization: string) =>
    (await fetch(codes, { headers: { authorization } })).status;
  expect(await statusOf('Bearer owner')).toBe(403);
  expect(await statusOf(`Bearer ${token}`)).toBe(200);
});
