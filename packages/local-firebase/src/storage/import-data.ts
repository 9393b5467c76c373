import type { Readable } from 'node:stream';
import {
  EXPORT_FORMAT,
  exportFooter,
  isKnownKind,
  lineDigest,
  STAYS_BEHIND,
} from './exported-file.ts';
import type { KeyValueStore, StoreOperation } from './key-value-store.ts';
import { StorageError } from './storage-error.ts';

/**
 * Puts an exported file into an empty store, all of it or nothing: the whole file is checked before
 * anything is written. @throws StorageError not-empty, damaged, newer or foreign
 */
export async function importData(store: KeyValueStore, readable: Readable): Promise<void> {
  for await (const [key] of store.entries('')) {
    if (key.startsWith(STAYS_BEHIND)) continue;
    throw new StorageError(
      'not-empty',
      'An import needs an empty data folder; this one has data in it, which an import would mix ' +
        'up. Nothing was changed. Choose a new folder.',
    );
  }
  await store.batch(await readEntries(readable));
}

/**
 * Reads a whole exported file and checks it; answers how many entries it has.
 * @throws StorageError damaged, newer or foreign
 */
export const checkExport = async (readable: Readable): Promise<number> =>
  (await readEntries(readable)).length;

async function readEntries(readable: Readable): Promise<StoreOperation[]> {
  const digest = lineDigest();
  const operations: StoreOperation[] = [];
  let number = 0;
  let last: string | undefined;
  for await (const line of linesOf(readable)) {
    if (last !== undefined) {
      number += 1;
      digest.add(last);
      if (number === 1) requireHeader(last);
      else operations.push(readEntry(last, number));
    }
    last = line;
  }
  if (number === 0) requireHeader(last ?? '');
  if (last !== exportFooter(operations.length, digest.hex())) {
    throw damaged('its end is missing or its check sum is wrong');
  }
  return operations;
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

function requireHeader(line: string): void {
  const header = parse(line);
  const known =
    typeof header === 'object' && header !== null && 'kind' in header && 'format' in header;
  if (!known || !isKnownKind(header.kind)) {
    throw new StorageError(
      'foreign',
      'The file is not an export of this backend: its first line says something else. Nothing ' +
        'was changed.',
    );
  }
  if (header.format !== EXPORT_FORMAT) {
    throw new StorageError(
      'newer',
      `The file has format ${String(header.format)}; this version reads format ${EXPORT_FORMAT}. ` +
        'Nothing was changed. Import it with the version that wrote it.',
    );
  }
}

function readEntry(line: string, number: number): StoreOperation {
  const entry = parse(line);
  const [key, value, more] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof key !== 'string' || typeof value !== 'string' || more !== undefined) {
    throw damaged(`line ${number} is no entry`);
  }
  if (key.startsWith(STAYS_BEHIND)) throw damaged(`line ${number} belongs to another folder`);
  return { type: 'put', key, value };
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
