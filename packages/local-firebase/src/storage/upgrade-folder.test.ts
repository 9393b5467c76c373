import { createReadStream } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { upgradeSteps, type UpgradeStep } from './data-formats.ts';
import { contentOf, emptyFolder, entriesOf, limitFiles } from './folder-fixture.ts';
import { checkDataFolder } from './folder-wholeness.ts';
import { importData } from './import-data.ts';
import { openLevelStore } from './level-store.ts';
import { openMemoryStore } from './memory-store.ts';

const ignoreSignal = () => undefined;

/** Written by version 0.1.0; its files are never changed, whatever the format is today. */
const RELEASED = new URL('../../test/data-format-1/', import.meta.url);
const MARKER = 'local-firebase-data.json';
const marker = (format: number) => `${JSON.stringify({ format, state: 'ready' })}\n`;

/** What a next format might change: it shows in every entry, and done twice it shows as well. */
const secondFormat: UpgradeStep = async function* (entries) {
  for await (const [key, value] of entries) {
    yield key.startsWith('meta/') ? [key, value] : [key, JSON.stringify({ was: value })];
  }
};
const thirdFormat: UpgradeStep = async function* (entries) {
  for await (const [key, value] of entries) if (!key.startsWith('auth/code/')) yield [key, value];
};

/** The folder of the release, and what was in it. */
async function released(): Promise<{ folder: string; before: [string, string][] }> {
  const folder = await emptyFolder();
  await cp(new URL('folder', RELEASED), folder, { recursive: true });
  const copy = await emptyFolder();
  await cp(folder, copy, { recursive: true });
  const store = await openLevelStore(copy, undefined, upgradeSteps.slice(0, 0));
  const before = (await entriesOf(store)).filter(isData);
  await store.close();
  return { folder, before };
}

const isData = ([key]: readonly [string, string]) => !key.startsWith('meta/');

/** Opens a folder with code whose format is 2, and answers what is in it. */
async function openedWith(steps: readonly UpgradeStep[], folder: string) {
  const log: string[] = [];
  const store = await openLevelStore(folder, (line) => log.push(line), steps);
  const entries = (await entriesOf(store)).filter(isData);
  await store.close();
  return { entries, log };
}

const inSecondFormat = (entries: [string, string][]) =>
  entries.map(([key, value]) => [key, JSON.stringify({ was: value })]);

describe('W4 data of the last release', () => {
  test('are led to the next format by the first start, once, and stay beside it as they were', async () => {
    const { folder, before } = await released();
    const first = await openedWith([secondFormat], folder);
    expect(first.entries).toEqual(inSecondFormat(before));
    expect(first.log).toEqual([
      expect.stringMatching(/now have format 2\..*before-format-2\.backup/),
    ]);
    expect(await readFile(join(folder, MARKER), 'utf8')).toBe(marker(2));
    expect(await openedWith([secondFormat], folder)).toEqual({ ...first, log: [] });
    expect((await readdir(folder)).sort()).toEqual(['before-format-2.backup', 'level', MARKER]);
    const backup = join(folder, 'before-format-2.backup');
    if (process.platform !== 'win32') expect((await stat(backup)).mode & 0o777).toBe(0o600);
    // The old version takes its own data back.
    const old = openMemoryStore();
    await importData(old, createReadStream(backup), []);
    expect(await entriesOf(old)).toEqual(before);
  });

  test('are led through two formats at once', async () => {
    const { folder, before } = await released();
    const { entries } = await openedWith([secondFormat, thirdFormat], folder);
    const kept = before.filter(([key]) => !key.startsWith('auth/code/'));
    expect(entries).toEqual(inSecondFormat(kept));
    expect(await readFile(join(folder, MARKER), 'utf8')).toBe(marker(3));
  });

  test('are refused by the old version afterwards, which changes nothing', async () => {
    const { folder } = await released();
    await openedWith([secondFormat], folder);
    const content = await contentOf(folder);
    await expect(openLevelStore(folder, undefined, [])).rejects.toMatchObject({
      problem: 'newer',
      message: expect.stringMatching(
        /has format 2; this version reads up to 1\. Nothing was changed/,
      ),
    });
    await expect(checkDataFolder(folder)).rejects.toMatchObject({ problem: 'newer' });
    expect(await contentOf(folder)).toEqual(content);
  });

  test('come out of an old backup in the next format', async () => {
    const { before } = await released();
    const store = openMemoryStore();
    await importData(store, createReadStream(new URL('backup.jsonl', RELEASED)), [secondFormat]);
    expect((await entriesOf(store)).map(([key]) => key)).toEqual(before.map(([key]) => key));
    for (const [, value] of await entriesOf(store)) expect(value).toMatch(/^\{"was":/);
  });
});

describe('W4 an upgrade that is killed begins anew or goes on', () => {
  test('half-way through the data', async () => {
    const { folder, before } = await released();
    const killed = await emptyFolder();
    /** Looks at the disk half-way: that is what a kill leaves. */
    const interrupted: UpgradeStep = async function* (entries) {
      let count = 0;
      for await (const entry of secondFormat(entries)) {
        yield entry;
        if ((count += 1) === 3) await cp(folder, killed, { recursive: true });
      }
    };
    await openedWith([interrupted], folder);
    expect(await readdir(killed)).toContain('level-unfinished');
    expect(await readFile(join(killed, MARKER), 'utf8')).toContain('"format":1');
    expect((await openedWith([secondFormat], killed)).entries).toEqual(inSecondFormat(before));
    expect(await readdir(killed)).not.toContain('level-unfinished');
  });

  test.each(['while the files are replaced', 'before the folder is marked'])('%s', async (when) => {
    const { folder, before } = await released();
    const old = await emptyFolder();
    await cp(folder, old, { recursive: true });
    await openedWith([secondFormat], folder);
    await writeFile(join(folder, MARKER), marker(1));
    await cp(join(old, 'level'), join(folder, 'level-replaced'), { recursive: true });
    if (when === 'while the files are replaced') {
      await rename(join(folder, 'level'), join(folder, 'level-finished'));
    }
    expect((await openedWith([secondFormat], folder)).entries).toEqual(inSecondFormat(before));
    expect(await readFile(join(folder, MARKER), 'utf8')).toBe(marker(2));
    expect(await readdir(folder)).toContain('before-format-2.backup');
  });

  test('and one that fails leaves the data as they were', async () => {
    const { folder, before } = await released();
    // oxlint-disable-next-line require-yield -- it fails before
    const failing: UpgradeStep = async function* () {
      throw new Error('no space left on device');
    };
    await expect(openedWith([failing], folder)).rejects.toMatchObject({
      problem: 'failed',
      message: expect.stringContaining('no space left on device'),
    });
    await rm(join(folder, 'before-format-2.backup'));
    expect((await openedWith([], folder)).entries).toEqual(before);
  });

  test.skipIf(!limitFiles('unlimited'))(
    'and one whose backup finds no space stops there, and leaves the data as they were',
    async () => {
      const { folder, before } = await released();
      process.on('SIGXFSZ', ignoreSignal);
      limitFiles(200);
      const opening = openedWith([secondFormat], folder);
      await expect(opening).rejects.toMatchObject({ problem: 'failed' });
      limitFiles('unlimited');
      process.off('SIGXFSZ', ignoreSignal);
      expect(await readdir(folder)).not.toContain('before-format-2.backup');
      expect((await openedWith([], folder)).entries).toEqual(before);
    },
  );
});
