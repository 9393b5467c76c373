import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { StaticFiles } from './static-files.ts';
import { writeArchive } from './stored-files.ts';

let folder: string;
let server: Listening;
let files: StaticFiles;
/** What the server sets before it looks for a file. */
let headers: Record<string, string> = {};

beforeEach(async () => {
  headers = {};
  folder = await mkdtemp(join(tmpdir(), 'evergift-files-'));
  await mkdir(join(folder, 'public', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.json'), '{}');
  await writeFile(join(folder, 'public', 'app.html'), '<p>one</p>');
  await writeFile(join(folder, 'public', 'index.html'), '<p>landing</p>');
  await writeFile(join(folder, 'public', 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'public', 'assets', 'page-ABCD1234.js'), 'export {};');
  await writeFile(join(folder, 'public', 'assets', 'page-ABCD1234.js.map'), '{}');
  files = new StaticFiles(join(folder, 'public'));
  server = await listen(
    (request, response) => {
      const path = decodeURIComponent(request.url ?? '/');
      Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
      void files.serve(path, request, response).then((found) => {
        if (!found) response.writeHead(404).end();
      });
    },
    '127.0.0.1',
    0,
  );
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(server.origin + path);

test('a hashed file may be kept for ever, the icon for a day, a page is asked for again, the application’s is not kept', async () => {
  const script = await get('/assets/page-ABCD1234.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(await script.text()).toBe('export {};');
  expect((await get('/app.html')).headers.get('cache-control')).toBe('no-store');
  expect((await get('/index.html')).headers.get('cache-control')).toBe('no-cache');
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('scripts carry no header that belongs to documents; a page and what is not there keep theirs', async () => {
  headers = {
    'Content-Security-Policy': "default-src 'none'",
    'Permissions-Policy': 'camera=()',
    'X-Content-Type-Options': 'nosniff',
  };
  const namesOf = async (path: string) => {
    const answer = await get(path);
    return Object.keys(headers).filter((name) => answer.headers.has(name));
  };
  expect(await namesOf('/assets/page-ABCD1234.js')).toEqual(['X-Content-Type-Options']);
  expect(await namesOf('/app.html')).toEqual(Object.keys(headers));
  expect(await namesOf('/assets/nothing-ABCD1234.js')).toEqual(Object.keys(headers));
});

test('a file that a new build replaced is served anew', async () => {
  expect(await (await get('/app.html')).text()).toBe('<p>one</p>');
  await writeFile(join(folder, 'public', 'app.html'), '<p>two</p>');
  await utimes(join(folder, 'public', 'app.html'), new Date(), new Date(Date.now() + 5000));
  expect(await (await get('/app.html')).text()).toBe('<p>two</p>');
});

test('files that are kept stay as they were, also while a build empties the folder', async () => {
  files.keepAll();
  await writeFile(join(folder, 'public', 'app.html'), '<p>two</p>');
  await rm(join(folder, 'public', 'assets'), { recursive: true });
  expect(await (await get('/app.html')).text()).toBe('<p>one</p>');
  const script = await get('/assets/page-ABCD1234.js');
  expect([await script.text(), script.headers.get('content-encoding')]).toEqual([
    'export {};',
    'gzip',
  ]);
  for (const path of ['/..%2fsecret.json', '/assets/page-ABCD1234.js.map', '/missing.js']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('W4 an archive in place of the folder is served alike', async () => {
  await writeFile(join(folder, 'public', 'app.html.br'), brotliCompressSync('<p>one</p>'));
  await writeArchive(join(folder, 'public'), join(folder, 'packed'));
  files = new StaticFiles(join(folder, 'packed'));
  files.keepAll();
  const [encoding, , text] = await encodings('/app.html', 'br');
  expect([encoding, text]).toEqual(['br', '<p>one</p>']);
  expect(await (await get('/assets/page-ABCD1234.js')).text()).toBe('export {};');
  expect((await get('/missing.js')).status).toBe(404);
});

test('a folder that is not there has no files', async () => {
  files = new StaticFiles(join(folder, 'missing'));
  files.keepAll();
  expect((await get('/app.html')).status).toBe(404);
});

test('who has the file as it is gets no copy, who has an older one does', async () => {
  const first = await get('/app.html');
  const known = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
  const again = await fetch(`${server.origin}/app.html`, known);
  expect([again.status, await again.text()]).toEqual([304, '']);
  await writeFile(join(folder, 'public', 'app.html'), '<p>two</p>');
  await utimes(join(folder, 'public', 'app.html'), new Date(), new Date(Date.now() + 5000));
  expect((await fetch(`${server.origin}/app.html`, known)).status).toBe(200);
});

const encodings = async (path: string, accepted: string) => {
  const answer = await fetch(server.origin + path, { headers: { 'Accept-Encoding': accepted } });
  const { headers } = answer;
  return [headers.get('content-encoding'), headers.get('etag'), await answer.text()];
};

test('a copy that the build compressed goes to who takes it, with the tag of every other form', async () => {
  const page = join(folder, 'public', 'app.html');
  await writeFile(`${page}.br`, brotliCompressSync('<p>one</p>'));
  const [, tag] = await encodings('/app.html', 'identity');
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    expect(await encodings('/app.html', accepted), accepted).toEqual([encoding, tag, '<p>one</p>']);
  }
  expect((await get('/app.html')).headers.get('vary')).toBe('Accept-Encoding');
  expect((await get('/app.html.br')).status).toBe(404);
});

test('a compressed copy of an earlier content, or a damaged one, is not handed out', async () => {
  const page = join(folder, 'public', 'app.html');
  for (const copy of [brotliCompressSync('<p>earlier</p>'), Buffer.from('no Brotli')]) {
    await writeFile(`${page}.br`, copy);
    await utimes(page, new Date(), new Date());
    const [encoding, , text] = await encodings('/app.html', 'br, gzip');
    expect([encoding, text]).toEqual(['gzip', '<p>one</p>']);
  }
});

test.each([
  '/..%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  '/assets/page-ABCD1234.js.map',
  '/app.html%00.js',
  '/assets',
  '/missing.js',
])('%s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
});
