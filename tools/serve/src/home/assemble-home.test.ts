import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { assembleHome } from './assemble-home.ts';

test('W4 the folder of a home starts with Node alone, logs JSON, and stops when it is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evergift-home-'));
  await assembleHome(folder);
  const words = [
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
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const messages: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    const { message } = JSON.parse(line) as { message: string };
    messages.push(message);
    const [, origin] = /^Evergift answers at (\S+)\.$/.exec(message) ?? [];
    if (origin === undefined) continue;
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    server.kill('SIGTERM');
  }
  expect(await exit).toEqual([0, null]);
  expect(messages.at(-1)).toBe('Stopped. Everything is stored.');
  await rm(folder, { recursive: true });
});
