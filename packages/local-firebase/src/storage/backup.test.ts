import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { exportData } from './export-data.ts';
import { contentOf, emptyFolder, entriesOf, filledFolder, put } from './folder-fixture.ts';
import { checkDataFolder } from './folder-wholeness.ts';
import { checkExport, restoreFolder } from './import-data.ts';
import { openLevelStore } from './level-store.ts';

describe('W4 a backup', () => {
  test('is of one moment, while others write and the files are made anew', async () => {
    const { folder, entries } = await filledFolder();
    const store = await openLevelStore(folder);
    // Something to take off the disk, or the compaction has nothing to do.
    await store.batch([put('gone')]);
    await store.batch([{ type: 'delete', key: 'gone' }]);
    const reading = store.entries('')[Symbol.asyncIterator]();
    const first = await reading.next();
    // What is written and compacted now comes after the moment of the backup.
    const compacted = store.compact();
    await store.batch([put('a/0', '"later"'), { type: 'delete', key: 'b/1' }, put('c', '"new"')]);
    const seen = [first.value as [string, string]];
    for await (const entry of { [Symbol.asyncIterator]: () => reading }) seen.push(entry);
    expect(seen).toEqual(entries);
    await compacted;
    expect(await store.get('a/0')).toBe('"later"');
    await store.close();
  });

  test('contains what was stored, and can be checked before it is needed', async () => {
    const { folder, entries } = await filledFolder();
    const store = await openLevelStore(folder);
    const file = new PassThrough();
    const bytes = buffer(file);
    await exportData(store, file);
    file.end();
    await store.close();
    expect(await checkExport(Readable.from([await bytes]))).toBe(entries.length);
    const cut = (await bytes).subarray(0, -20);
    await expect(checkExport(Readable.from([cut]))).rejects.toThrow('damaged or was cut off');
  });

  test('that is not there makes no folder', async () => {
    const folder = join(await emptyFolder(), 'new');
    await expect(restoreFolder(folder, '/no/such/file')).rejects.toThrow('no such file');
    await expect(checkDataFolder(folder)).rejects.toThrow('There is no data in');
  });
});

test('W4 a check reads a whole folder and changes nothing', async () => {
  const { folder } = await filledFolder();
  const before = await contentOf(folder);
  expect(await checkDataFolder(folder)).toEqual({ format: 1 });
  expect(await contentOf(folder)).toEqual(before);
  await rm(join(folder, 'level/CURRENT'));
  await expect(checkDataFolder(folder)).rejects.toMatchObject({ problem: 'damaged' });
});

test('W4 a store answers until its files are gone', async () => {
  const { folder } = await filledFolder();
  const store = await openLevelStore(folder);
  await store.probe();
  await rm(join(folder, 'level'), { recursive: true });
  await expect(store.probe()).rejects.toThrow('no such file');
});

/** Written by version 0.1.0; its files are never changed, whatever the format is today. */
const RELEASED = new URL('../../test/data-format-1/', import.meta.url);

describe('W4 data of format 1', () => {
  test('opens as it was written, and goes into a backup', async () => {
    const folder = await emptyFolder();
    await cp(new URL('folder', RELEASED), folder, { recursive: true });
    const store = await openLevelStore(folder);
    const entries = await entriesOf(store);
    expect(entries.filter(([key]) => key.startsWith('firestore/document/'))).toHaveLength(3);
    expect(entries.some(([key]) => key.startsWith('auth/account/'))).toBe(true);
    await store.close();
    expect(await checkDataFolder(folder)).toEqual({ format: 1 });
  });

  test('is restored from its backup', async () => {
    const folder = join(await emptyFolder(), 'restored');
    await restoreFolder(folder, new URL('backup.jsonl', RELEASED).pathname);
    const store = await openLevelStore(folder);
    expect(await entriesOf(store, 'firestore/document/')).toHaveLength(3);
    await store.close();
  });
});
