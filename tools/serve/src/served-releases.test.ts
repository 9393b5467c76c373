import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remotesManifest } from './remotes-manifest.ts';
import { listedReleases } from './served-releases.ts';

let releases: string;
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const content = remotesManifest((name) => `/remotes/${name}`);
const write = (value: unknown) =>
  writeFile(
    join(releases, 'remotes.json'),
    typeof value === 'string' ? value : JSON.stringify(value),
  );
const read = async (list: Awaited<ReturnType<typeof listedReleases>>) =>
  JSON.parse((await list()).plain().body.toString()) as unknown;

beforeEach(async () => {
  releases = await mkdtemp(join(tmpdir(), 'evergift-releases-'));
  lines.length = 0;
});
afterEach(() => rm(releases, { recursive: true }));

describe('RL1 the remotes.json of a folder', () => {
  test('is served as it is now', async () => {
    await write(content);
    const list = await listedReleases({ releases }, () => '', log);
    expect(await read(list)).toEqual(content);
    await write({ ...content, team: 'home' });
    expect(await read(list)).toEqual({ ...content, team: 'home' });
  });

  test('that does not fit is refused in words, once, and the one before goes on', async () => {
    await write(content);
    const list = await listedReleases({ releases }, () => '', log);
    for (const wrong of ['{', { ...content, microFrontends: { people: [{ url: 7 }] } }]) {
      await write(wrong);
      expect(await read(list)).toEqual(content);
      expect(await read(list)).toEqual(content);
    }
    expect(lines).toEqual([
      expect.stringContaining('the one before goes on: remotes.json is not JSON.'),
      expect.stringContaining('people: build 1: "url" has to be a text'),
    ]);
  });

  test('that never fitted lets the server not start', async () => {
    await write('{');
    await expect(listedReleases({ releases }, () => '', log)).rejects.toThrow('is not JSON');
  });
});
