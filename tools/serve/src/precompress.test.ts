import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-precompress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every text that gets smaller has a Brotli copy, source maps and fonts have none', async () => {
  const text = 'a gift for everybody, '.repeat(50);
  for (const name of ['page.js', 'page.js.map', 'page.css', 'font.woff2', 'gone.js.br']) {
    await writeFile(join(folder, 'assets', name), text);
  }
  await writeFile(join(folder, 'assets', 'tiny.js'), 'a');
  await precompress(folder);
  const copies = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.br'));
  expect(copies.sort()).toEqual(['page.css.br', 'page.js.br']);
  const copy = await readFile(join(folder, 'assets', 'page.js.br'));
  expect(String(brotliDecompressSync(copy))).toBe(text);
});

test('a copy stays until its text is written anew', async () => {
  const [page, copy] = ['page.js', 'page.js.br'].map((name) => join(folder, 'assets', name));
  await writeFile(page!, 'a gift for everybody, '.repeat(50));
  await precompress(folder);
  await writeFile(copy!, 'kept');
  await precompress(folder);
  expect(await readFile(copy!, 'utf8')).toBe('kept');
  await utimes(copy!, 0, 0);
  await precompress(folder);
  expect(String(brotliDecompressSync(await readFile(copy!)))).toBe(await readFile(page!, 'utf8'));
});
