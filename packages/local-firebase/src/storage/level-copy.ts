import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { levelFolder, syncFolder } from './data-folder.ts';
import type { Entry } from './data-formats.ts';
import { createLevel, type Level } from './level-writer.ts';
import { openSyncedMark } from './synced-mark.ts';

const BATCH = 1000;

/** A copy in the making, a copy that is whole, and what a copy has replaced. */
const unfinished = (folder: string): string => `${levelFolder(folder)}-unfinished`;
const finished = (folder: string): string => `${levelFolder(folder)}-finished`;
const replaced = (folder: string): string => `${levelFolder(folder)}-replaced`;

/** Writes entries into files of their own, which `takeCopy` puts into use; answers how many they are. */
export async function copyLevel(source: AsyncIterable<Entry>, folder: string): Promise<number> {
  const path = unfinished(folder);
  await rm(path, { recursive: true, force: true });
  const target = createLevel(path);
  try {
    return await fillCopy(source, folder, target);
  } catch (error) {
    // A disk that is full gets its room back.
    await target.close().catch(() => undefined);
    await rm(path, { recursive: true, force: true });
    throw error;
  }
}

async function fillCopy(source: AsyncIterable<Entry>, folder: string, target: Level) {
  const path = unfinished(folder);
  await target.open();
  let entries = 0;
  let batch: { type: 'put'; key: string; value: string }[] = [];
  const flush = async () => {
    if (batch.length > 0) await target.batch(batch, { sync: true });
    batch = [];
  };
  for await (const [key, value] of source) {
    batch.push({ type: 'put', key, value });
    entries += 1;
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  await target.close();
  // LevelDB counts its operations: the copy has as many as entries.
  await (await openSyncedMark(path, entries)).close();
  await syncFolder(path);
  await rm(finished(folder), { recursive: true, force: true });
  await rename(path, finished(folder));
  await syncFolder(folder);
  return entries;
}

/** Puts the copy in the place of the files in use, which must be closed; answers where those are. */
export async function takeCopy(folder: string): Promise<string> {
  await rm(replaced(folder), { recursive: true, force: true });
  await rename(levelFolder(folder), replaced(folder));
  try {
    await rename(finished(folder), levelFolder(folder));
  } catch (error) {
    await rename(replaced(folder), levelFolder(folder));
    throw error;
  }
  await syncFolder(folder);
  return replaced(folder);
}

/** Whether a copy was interrupted, so that `finishCopy` has something to do. */
export const hasLeftovers = (folder: string): boolean =>
  [unfinished, finished, replaced].some((path) => existsSync(path(folder)));

/** Ends a copy that a crash has interrupted, wherever it stood. */
export async function finishCopy(folder: string): Promise<void> {
  if (!existsSync(levelFolder(folder)) && existsSync(finished(folder))) {
    await rename(finished(folder), levelFolder(folder));
  }
  for (const path of [unfinished, finished, replaced]) {
    await rm(path(folder), { recursive: true, force: true });
  }
}
