import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { exportData, exportFooter, lineDigest } from './export-data.ts';
import { emptyFolder, entriesOf, filledFolder, put } from './folder-fixture.ts';
import { importData } from './import-data.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { openLevelStore } from './level-store.ts';
import { openMemoryStore } from './memory-store.ts';

const ENTRIES: [string, string][] = [
  ['auth/u1', '{"email":"a@example.com"}'],
  ['firestore/document/a', 'line\nfeed \u2028 😀 "quoted" \\'],
  ['firestore/document/b', ''],
];

async function storeWith(entries: readonly [string, string][]): Promise<KeyValueStore> {
  const store = openMemoryStore();
  await store.batch(entries.map(([key, value]) => put(key, value)));
  return store;
}

async function exported(store: KeyValueStore): Promise<Buffer> {
  const stream = new PassThrough();
  const content = buffer(stream);
  await exportData(store, stream);
  stream.end();
  return content;
}

const header = '{"kind":"local-firebase-data","format":1}';

/** A file of these lines, with an end that fits them. */
function fileOf(first: string, ...entries: readonly string[]): string {
  const digest = lineDigest();
  for (const line of [first, ...entries]) digest.add(line);
  return `${[first, ...entries, exportFooter(entries.length, digest.hex())].join('\n')}\n`;
}

const importing = (store: KeyValueStore, content: Buffer) =>
  importData(store, Readable.from([content]));

describe('export and import', () => {
  test('carry everything over except what belongs to the folder', async () => {
    const content = await exported(await storeWith([...ENTRIES, ['meta/identity', 'one']]));
    const target = await storeWith([['meta/identity', 'two']]);
    await importing(target, content);
    expect(await entriesOf(target)).toEqual([...ENTRIES, ['meta/identity', 'two']]);
  });

  test('work from folder to file to folder, however the file is cut into chunks', async () => {
    const { folder, entries } = await filledFolder();
    const file = join(await emptyFolder(), 'export.ndjson');
    const source = await openLevelStore(folder);
    const output = createWriteStream(file, { highWaterMark: 100 });
    await exportData(source, output);
    output.end();
    await finished(output);
    await source.close();
    const target = await openLevelStore(await emptyFolder());
    await importData(target, createReadStream(file, { highWaterMark: 7 }));
    expect(await entriesOf(target)).toEqual(entries);
    await target.close();
  });

  test('carry every letter over, also one that two chunks share', async () => {
    const bytes = [...(await exported(await storeWith(ENTRIES)))];
    const target = openMemoryStore();
    await importData(target, Readable.from(bytes.map((byte) => Buffer.of(byte))));
    expect(await entriesOf(target)).toEqual(ENTRIES);
  });

  test('the first line names the format', async () => {
    const [first] = (await exported(openMemoryStore())).toString().split('\n');
    expect(JSON.parse(first as string)).toEqual({ kind: 'local-firebase-data', format: 1 });
  });

  test('an export whose destination fails is rejected', async () => {
    const stream = new PassThrough({ highWaterMark: 1 });
    stream.destroy(new Error('disk full'));
    await expect(exportData(await storeWith(ENTRIES), stream)).rejects.toThrow();
  });
});

describe('an import is refused as a whole', () => {
  test('into a store that has data', async () => {
    const target = await storeWith([['a', '1']]);
    const content = await exported(await storeWith(ENTRIES));
    await expect(importing(target, content)).rejects.toMatchObject({ problem: 'not-empty' });
    expect(await entriesOf(target)).toEqual([['a', '1']]);
  });

  test('when the file ends too early, wherever that is', async () => {
    const content = await exported(await storeWith(ENTRIES));
    for (let length = 0; length < content.length; length += 1) {
      const target = openMemoryStore();
      await expect(importing(target, content.subarray(0, length))).rejects.toMatchObject({
        name: 'StorageError',
      });
      expect(await entriesOf(target)).toEqual([]);
    }
  });

  test('when any byte of it was altered', async () => {
    const content = await exported(await storeWith(ENTRIES));
    for (let position = 0; position < content.length; position += 1) {
      const altered = Buffer.from(content);
      altered[position] = (altered[position] as number) ^ 1;
      const target = openMemoryStore();
      await expect(importing(target, altered), `byte ${position}`).rejects.toMatchObject({
        name: 'StorageError',
      });
      expect(await entriesOf(target)).toEqual([]);
    }
  });

  test.each([
    ['another kind of file', 'hello\n', 'foreign'],
    ['an empty file', '', 'foreign'],
    ['a file of another program', fileOf('{"kind":"backup","format":1}'), 'foreign'],
    ['a file that begins with null', fileOf('null'), 'foreign'],
    ['a newer format', '{"kind":"local-firebase-data","format":2}\n{"x":1}\n', 'newer'],
    ['a format that is a text', fileOf('{"kind":"local-firebase-data","format":"1"}'), 'newer'],
    ['a format below the first', fileOf('{"kind":"local-firebase-data","format":0}'), 'newer'],
    ['a half format', fileOf('{"kind":"local-firebase-data","format":0.5}'), 'newer'],
    ['an entry without a value', fileOf(header, '["a"]'), 'damaged'],
    ['an entry whose value is a number', fileOf(header, '["a",1]'), 'damaged'],
    ['an entry whose key is a number', fileOf(header, '[1,"b"]'), 'damaged'],
    ['an entry of three', fileOf(header, '["a","b","c"]'), 'damaged'],
    ['an entry that is an object', fileOf(header, '{"a":"b"}'), 'damaged'],
    ['what belongs to another folder', fileOf(header, '["meta/identity","one"]'), 'damaged'],
    ['text behind its end', `${fileOf(header, '["a","b"]')}x`, 'damaged'],
  ])('for %s', async (_name, text, problem) => {
    const target = openMemoryStore();
    await expect(importing(target, Buffer.from(text))).rejects.toMatchObject({ problem });
    expect(await entriesOf(target)).toEqual([]);
  });

  test('for bytes that are no text', async () => {
    const [before, after] = fileOf(header, '["a","?"]').split('?') as [string, string];
    const content = Buffer.concat([Buffer.from(before), Buffer.of(0xff), Buffer.from(after)]);
    await expect(importing(openMemoryStore(), content)).rejects.toThrow(/not UTF-8/);
  });
});
