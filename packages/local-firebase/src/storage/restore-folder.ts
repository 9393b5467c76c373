import { createReadStream } from 'node:fs';
import { importData } from './import-data.ts';
import { openLevelStore } from './level-store.ts';

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
