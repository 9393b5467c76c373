import { chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackend } from '../backend.ts';
import { readOptions, type ServeOptions } from '../options.ts';
import { administer } from './administer.ts';

/** The user of a service; it needs no name. */
const [uid, gid] = [64_001, 64_002];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-owner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (data: string, name: string, ...words: string[]) => {
  const options = readOptions(['--data', data]) as ServeOptions;
  return administer({ name, words }, options, new PassThrough().resume());
};

/** Whom the files of a folder belong to. */
async function ownersIn(data: string): Promise<string[]> {
  const owners = new Set<string>();
  for (const name of ['.', ...(await readdir(data, { recursive: true }))]) {
    const found = await stat(join(data, name));
    owners.add(`${found.uid}:${found.gid}`);
  }
  return [...owners];
}

test.skipIf(process.getuid?.() !== 0)(
  'W5 root’s commands on a stopped server leave the data to the server’s user',
  async () => {
    const data = join(folder, 'data');
    const backend = await openBackend({
      ...{ dataFolder: data, publicUrl: () => 'http://localhost', mailPage: false },
      log: () => undefined,
    });
    await backend.close();
    for (const name of ['.', ...(await readdir(data, { recursive: true }))]) {
      await chown(join(data, name), uid, gid);
    }
    const file = join(folder, 'one.backup');
    await run(data, 'accounts');
    await run(data, 'backup', file);
    await run(data, 'repair');
    expect(await ownersIn(data)).toEqual([`${uid}:${gid}`]);
    const restored = join(folder, 'restored');
    await mkdir(restored);
    await chown(restored, uid, gid);
    await run(restored, 'restore', file);
    expect(await ownersIn(restored)).toEqual([`${uid}:${gid}`]);
    // What was backed up is root's, who asked for it.
    expect((await stat(file)).uid).toBe(0);
  },
);
