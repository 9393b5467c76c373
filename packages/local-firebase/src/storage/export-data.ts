import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { DATA_FORMAT } from './data-folder.ts';
import { exportFooter, exportHeader, lineDigest, STAYS_BEHIND } from './exported-file.ts';
import type { KeyValueStore } from './key-value-store.ts';

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

  await write(exportHeader(format));
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
