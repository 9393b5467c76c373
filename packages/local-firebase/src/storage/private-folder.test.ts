import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePrivate } from './private-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file that the database removes meanwhile does not keep the folder from being private', async () => {
  const names = Array.from({ length: 300 }, (_, number) => join(folder, String(number)));
  await Promise.all(names.map((name) => writeFile(name, '', { mode: 0o644 })));
  const kept = join(folder, 'kept');
  await writeFile(kept, '', { mode: 0o644 });
  const isPrivate = makePrivate(folder);
  for (const name of names.reverse()) await rm(name);
  await isPrivate;
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
});
