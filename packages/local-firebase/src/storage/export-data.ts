import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { DATA_FORMAT } from './data-folder.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** Keys that belong to one data folder and do not travel to another. */
export const STAYS_BEHIND = 'meta/';

/** What the first line of an exported file says, beside the format of the data in it. */
export const EXPORT_KIND = 'local-firebase-data';

/** The last line: how many entries came before, and the SHA-256 over all lines but this one. */
export const exportFooter = (entries: number, sha256: string): string =>
  JSON.stringify({ entries, sha256 });

/** Adds up the lines of an exported file. */
export function lineDigest(): { add(line: string): void; hex(): string } {
  const hash = createHash('sha256');
  return {
    add: (line) => void hash.update(line).update('\n'),
    hex: () => hash.copy().digest('hex'),
  };
}

/**
 * Writes everything in the store as one file: a header, an entry per line, a check sum. It is the
 * state of one moment, also while others write. The stream is left open; it is the caller's.
 */
export async function exportData(
  store: Pick<KeyValueStore, 'entries'>,
  writable: Writable,
  format = DATA_FORMAT,
): Promise<void> {
  const digest = lineDigest();
  const failed = once(writable, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  const write = async (line: string): Promise<void> => {
    digest.add(line);
    if (!writable.write(`${line}\n`)) await Promise.race([once(writable, 'drain'), failed]);
  };

  await write(JSON.stringify({ kind: EXPORT_KIND, format }));
  let entries = 0;
  for await (const [key, value] of store.entries('')) {
    if (key.startsWith(STAYS_BEHIND)) continue;
    await write(JSON.stringify([key, value]));
    entries += 1;
  }
  const footer = exportFooter(entries, digest.hex());
  await new Promise<void>((resolve, reject) => {
    writable.write(`${footer}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
