import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { assembleHome } from './assemble-home.ts';

/** Node lets the process read everything and write below one folder; LevelDB's own writes it does not see. */
const writingOnly = (folder: string): string[] => {
  const flags = process.allowedNodeEnvironmentFlags;
  const permission = flags.has('--permission') ? '--permission' : '--experimental-permission';
  return [permission, '--allow-addons', '--allow-fs-read=*', `--allow-fs-write=${folder}*`];
};

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp';

/** As a page of the server's own does. */
const signUp = (origin: string, email: string) =>
  fetch(origin + SIGN_UP, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  });

test('W4 the folder of a home starts with Node alone, writes nothing but its data, logs JSON, and stops when it is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evergift-home-'));
  await assembleHome(folder);
  const words = [
    ...writingOnly(join(folder, 'data')),
    'evergift.mjs',
    'start',
    '--port',
    '0',
    '--log',
    'json',
    '--data',
    join(folder, 'data'),
  ];
  const server = spawn(process.execPath, words, {
    cwd: folder,
    // It warns that permissions are an experiment.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(server, 'exit');
  const messages: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    const { message } = JSON.parse(line) as { message: string };
    messages.push(message);
    const [, origin] = /^Evergift answers at (\S+)\.$/.exec(message) ?? [];
    if (origin === undefined) continue;
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect((await signUp(origin, 'ada@example.com')).status).toBe(200);
    server.kill('SIGTERM');
  }
  expect(await exit).toEqual([0, null]);
  expect(messages.at(-1)).toBe('Stopped. Everything is stored.');
  await rm(folder, { recursive: true });
});
