import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteNames } from '../app-folders.ts';
import { assembleHome } from './assemble-home.ts';

const rootPackage = new URL('../../../../package.json', import.meta.url);

/** Node lets the process read everything and write below one folder; LevelDB's own writes it does not see. */
const writingOnly = (folder: string): string[] => {
  const flags = process.allowedNodeEnvironmentFlags;
  const permission = flags.has('--permission') ? '--permission' : '--experimental-permission';
  return [permission, '--allow-addons', '--allow-fs-read=*', `--allow-fs-write=${folder}*`];
};

interface Packed {
  version: string;
  filename: string;
  entryCount: number;
  files: { path: string; mode: number }[];
}

interface Listed {
  microFrontends: object;
}

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp';

/** As a page of the server's own does. */
const signUp = (origin: string, email: string) =>
  fetch(origin + SIGN_UP, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-home-'));
  await assembleHome(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('W4 packed, it is a program with all that it needs, and without anybody’s data', async () => {
  await mkdir(join(folder, '.evergift'));
  await writeFile(join(folder, '.evergift', 'MANIFEST'), 'of an earlier start');
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json'], {
    cwd: folder,
  });
  const [{ filename, entryCount, files }] = JSON.parse(stdout) as [Packed];
  const { version } = JSON.parse(await readFile(rootPackage, 'utf8')) as Packed;
  expect(filename).toBe(`evergift-${version}.tgz`);
  // npm unpacks it three times, and takes as long for a file as for a megabyte.
  expect(entryCount).toBeLessThan(50);
  const paths = files.map(({ path }) => path);
  expect(files.find(({ path }) => path === 'evergift.mjs')?.mode).toBe(0o755);
  expect(paths).toContain('apps/shell/app.html');
  expect(paths).toContain('apps/shell/index.html');
  for (const system of ['linux-x64', 'linux-arm64', 'darwin-x64+arm64', 'win32-x64']) {
    const prebuilt = `tools/serve/dist/prebuilds/${system}/`;
    expect(paths.some((path) => path.startsWith(prebuilt))).toBe(true);
  }
  expect(paths.filter((path) => /^\.evergift|\.map$|\.test\./.test(path))).toEqual([]);
});

test('W4 the folder of a home starts with Node alone, writes nothing but its data, logs JSON, and stops on a signal', async () => {
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
    const remotes = (await (await fetch(`${origin}/remotes.json`)).json()) as Listed;
    expect(Object.keys(remotes.microFrontends)).toEqual(remoteNames);
    server.kill('SIGTERM');
  }
  expect(await exit).toEqual([0, null]);
  expect(messages.at(-1)).toBe('Stopped. Everything is stored.');
});
