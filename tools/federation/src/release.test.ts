import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeRelease, writeRelease } from './release.ts';

const app = { name: 'people', version: '1.2.3' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-release-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'remoteEntry.js'), 'entry');
  await writeFile(join(folder, 'assets', 'page.js'), 'page');
});
afterEach(() => rm(folder, { recursive: true }));

test('a release names every file with its size and hash, whichever folder it is in', async () => {
  const release = await describeRelease(folder, app);
  expect(release).toMatchObject(app);
  expect(release.files.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['assets/page.js', 4],
    ['remoteEntry.js', 5],
  ]);
  expect(release.files[1]?.sha256).toMatch(/^[\da-f]{64}$/);
});

test('source maps, compressed copies, hidden files, configuration and the list itself are no part of it', async () => {
  const before = await describeRelease(folder, app);
  await mkdir(join(folder, '.vite'));
  for (const name of [
    '.vite/manifest.json',
    'assets/page.js.map',
    'assets/page.js.br',
    'release.json',
    'config.json',
    'remotes.json',
  ]) {
    await writeFile(join(folder, name), '{}');
  }
  expect(await describeRelease(folder, app)).toEqual(before);
});

describe('RL1 a remote’s build', () => {
  const contributions = {
    ...{ label: 'People', icons: {}, routes: [], navigation: [] },
    ...{ commands: [], search: [], loadFailures: [] },
  };
  const description = { name: 'people', paths: [], modals: [], contributions };
  const readJson = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));

  test('writes what describes it under its own name, and is the same build afterwards', async () => {
    await writeFile(join(folder, 'mf-manifest.json'), '{}');
    const release = await writeRelease(folder, app, description);
    const { build } = release;
    expect(await readFile(join(folder, `mf-manifest-${build}.json`), 'utf8')).toBe('{}');
    expect(await readJson(`release-${build}.json`)).toEqual(release);
    expect(await readJson(`build-${build}.json`)).toMatchObject({
      url: `mf-manifest-${build}.json`,
      metadata: {
        version: '1.2.3',
        integrity: `sha256-${createHash('sha256').update('{}').digest('base64')}`,
      },
      extras: { build, contributions },
    });
    expect(await describeRelease(folder, app)).toEqual(release);
  });

  test('fails in words when remotes.json could not list it', async () => {
    await writeFile(join(folder, 'mf-manifest.json'), '{}');
    const wrong = { ...description, paths: [{ path: 'people' }] };
    await expect(writeRelease(folder, app, wrong)).rejects.toThrow(
      'remotes.json, people: build 1: "extras.paths" has to be a list of paths',
    );
  });
});

test('a changed file makes another build, the same files make the same', async () => {
  const { build } = await describeRelease(folder, app);
  expect((await describeRelease(folder, app)).build).toBe(build);
  await writeFile(join(folder, 'assets', 'page.js'), 'Page');
  expect((await describeRelease(folder, app)).build).not.toBe(build);
});
