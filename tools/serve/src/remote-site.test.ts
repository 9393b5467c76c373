import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { remoteSite } from './remote-site.ts';

let folder: string;
let server: Listening;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-remote-'));
  await mkdir(join(folder, 'people', 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'people', 'dist', 'assets', 'page-ABCD1234.js'), 'export {};');
  await writeFile(join(folder, 'people', 'secret.json'), '{}');
  const site = remoteSite('people', folder);
  server = await listen((request, response) => void site(request, response), '127.0.0.1', 0);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(server.origin + path);

test('a path with encoded letters is the same file, and as long to be kept', async () => {
  const plain = await get('/assets/page-ABCD1234.js');
  const encoded = await get('/%61sset%73/page-ABCD1234.js?attempt=1');
  expect(await encoded.text()).toBe(await plain.text());
  expect(encoded.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
});

test('an encoded path leads to nothing outside', async () => {
  expect((await get('/%2e%2e%2fsecret.json')).status).toBe(404);
  expect((await get('/%zz')).status).toBe(400);
});
