import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedFiles, writeArchive } from './stored-files.ts';

let folder: string;
let built: string;
const changed = new Date('2026-11-01T12:00:00Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-stored-'));
  built = join(folder, 'built');
  await mkdir(join(built, 'assets'), { recursive: true });
  await writeFile(join(built, 'page.html'), '<p>Grüße</p>');
  await writeFile(join(built, 'assets', 'empty.js'), '');
  await writeFile(join(built, 'assets', 'photo.png'), Buffer.from([10, 0, 255, 10]));
  await writeFile(join(built, 'assets', 'empty.js.map'), '{}');
  await utimes(join(built, 'page.html'), changed, changed);
});
afterEach(() => rm(folder, { recursive: true }));

test('W4 an archive has every file of its folder but source maps, byte for byte, with the time of its change', async () => {
  const target = join(folder, 'packed');
  await writeArchive(built, target);
  const files = storedFiles(target);
  expect(files.paths().toSorted()).toEqual(['/assets/empty.js', '/assets/photo.png', '/page.html']);
  const page = files.find('/page.html');
  expect([page?.modified, page?.size]).toEqual([changed.getTime(), 14]);
  expect(page?.read()?.toString()).toBe('<p>Grüße</p>');
  expect(files.find('/assets/photo.png')?.read()).toEqual(Buffer.from([10, 0, 255, 10]));
  expect(files.find('/assets/empty.js')?.read()).toHaveLength(0);
});

test('an archive and a folder have the same files, and none outside', async () => {
  await writeArchive(built, join(folder, 'packed'));
  const kinds = [storedFiles(built), storedFiles(join(folder, 'packed'))];
  await writeFile(join(folder, 'secret.json'), '{}');
  for (const files of kinds) {
    for (const path of ['/page.html', '//page.html', '/assets/../page.html']) {
      expect([path, files.find(path)?.size]).toEqual([path, 14]);
    }
    for (const path of ['/../secret.json', '/assets', '/', '/missing.js', '/page.html/more']) {
      expect([path, files.find(path)]).toEqual([path, undefined]);
    }
  }
  expect((await stat(join(built, 'page.html'))).mtimeMs).toBe(
    kinds[0]?.find('/page.html')?.modified,
  );
});

test('a folder that is not there has no files', () => {
  const files = storedFiles(join(folder, 'nowhere'));
  expect([files.paths(), files.find('/page.html')]).toEqual([[], undefined]);
});
