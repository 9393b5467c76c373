import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  formatAfter,
  upgraded,
  upgradeSteps,
  type Entry,
  type UpgradeStep,
} from './data-formats.ts';
import { EXPORT_KIND, exportFooter, lineDigest, STAYS_BEHIND } from './export-data.ts';
import type { KeyValueStore, StoreOperation } from './key-value-store.ts';
import { openLevelStore } from './level-store.ts';
import { StorageError } from './storage-error.ts';

/**
 * Puts an exported file, also one of an earlier format, into an empty store, all of it or nothing: the
 * whole file is checked before anything is written.
 * @throws StorageError not-empty, damaged, newer or foreign
 */
export async function importData(
  store: KeyValueStore,
  readable: Readable,
  steps: readonly UpgradeStep[] = upgradeSteps,
): Promise<void> {
  for await (const [key] of store.entries('')) {
    if (key.startsWith(STAYS_BEHIND)) continue;
    throw new StorageError(
      'not-empty',
      'An import needs an empty data folder; this one has data in it, which an import would mix ' +
        'up. Nothing was changed. Choose a new folder.',
    );
  }
  const { format, entries } = await readEntries(readable, formatAfter(steps));
  const operations: StoreOperation[] = [];
  for await (const [key, value] of upgraded(each(entries), format, steps)) {
    operations.push({ type: 'put', key, value });
  }
  await store.batch(operations);
}

/**
 * Reads a whole exported file and checks it; answers how many entries it has.
 * @throws StorageError damaged, newer or foreign
 */
export const checkExport = async (readable: Readable): Promise<number> =>
  (await readEntries(readable, formatAfter(upgradeSteps))).entries.length;

/**
 * Fills a new data folder from a backup. The whole file is checked before anything is written.
 * @throws StorageError not-empty, damaged, newer, foreign or locked
 */
export async function restoreFolder(folder: string, file: string): Promise<void> {
  const stream = createReadStream(file);
  // Before the folder is made: a file that is not there leaves nothing behind.
  await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
  try {
    const store = await openLevelStore(folder);
    await importData(store, stream).finally(() => store.close());
  } finally {
    stream.destroy();
  }
}

async function* each(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

interface ExportedFile {
  format: number;
  entries: readonly Entry[];
}

/** @param latest the newest format that can be read */
async function readEntries(readable: Readable, latest: number): Promise<ExportedFile> {
  const digest = lineDigest();
  const entries: Entry[] = [];
  let format = latest;
  let number = 0;
  let last: string | undefined;
  for await (const line of linesOf(readable)) {
    if (last !== undefined) {
      number += 1;
      digest.add(last);
      if (number === 1) format = readHeader(last, latest);
      else entries.push(readEntry(last, number));
    }
    last = line;
  }
  if (number === 0) readHeader(last ?? '', latest);
  if (last !== exportFooter(entries.length, digest.hex())) {
    throw damaged('its end is missing or its check sum is wrong');
  }
  return { format, entries };
}

/** Splits at line feeds only; what follows the last one is not a line. */
async function* linesOf(readable: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of readable) {
    rest += typeof chunk === 'string' ? chunk : decode(decoder, chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw damaged('its last line is not complete');
}

function decode(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw damaged('it is not UTF-8 text', error);
  }
}

/** Answers the format of the entries. */
function readHeader(line: string, latest: number): number {
  const header = parse(line);
  const known =
    typeof header === 'object' && header !== null && 'kind' in header && 'format' in header;
  if (!known || header.kind !== EXPORT_KIND) {
    throw new StorageError(
      'foreign',
      'The file is not an export of this backend: its first line says something else. Nothing ' +
        'was changed.',
    );
  }
  const { format } = header;
  if (
    typeof format === 'number' &&
    Number.isSafeInteger(format) &&
    0 < format &&
    format <= latest
  ) {
    return format;
  }
  throw new StorageError(
    'newer',
    `The file has format ${String(format)}; this version reads up to ${latest}. ` +
      'Nothing was changed. Import it with the version that wrote it.',
  );
}

function readEntry(line: string, number: number): Entry {
  const entry = parse(line);
  const [key, value, more] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof key !== 'string' || typeof value !== 'string' || more !== undefined) {
    throw damaged(`line ${number} is no entry`);
  }
  if (key.startsWith(STAYS_BEHIND)) throw damaged(`line ${number} belongs to another folder`);
  return [key, value];
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const damaged = (what: string, cause?: unknown): StorageError =>
  new StorageError(
    'damaged',
    `The file is damaged or was cut off: ${what}. Nothing was imported. Use another copy of it.`,
    { cause },
  );
