import { cp, rename, rm } from 'node:fs/promises';
import { ClassicLevel } from 'classic-level';
import { inspectDataFolder, levelFolder, markDataFolder } from './data-folder.ts';
import type { Entry } from './data-formats.ts';
import { livingOwner } from './folder-owner.ts';
import { checkLevelFolder } from './level-check/check-level-folder.ts';
import { copyLevel, finishCopy, takeCopy } from './level-copy.ts';
import { createLevel } from './level-writer.ts';
import { makePrivate } from './private-folder.ts';
import { StorageError, cannotOpen, locked } from './storage-error.ts';
import { readSyncedMark } from './synced-mark.ts';

/** Clients still have what was lost; under a new identity they read everything again. */
const IDENTITY = 'meta/identity';

/** What a repair kept and what it could not. */
export interface Repair {
  entries: number;
  /** Acknowledged changes that are not in the files any more; undefined when nobody knows. */
  lost: number | undefined;
  /** The files as they were before. */
  keptCopy: string;
}

/**
 * Builds a data folder anew of what is readable in a damaged one. The files as they were stay beside
 * it. @throws StorageError foreign, newer, locked or failed
 */
export async function repairFolder(folder: string, now = new Date()): Promise<Repair> {
  const { state, format } = await inspectDataFolder(folder);
  if (state === 'new') {
    throw new StorageError('foreign', `There is no data in ${folder}. Nothing was changed.`);
  }
  const owner = await livingOwner(folder);
  if (owner !== undefined) throw locked(folder, owner);
  try {
    await makePrivate(folder);
    await finishCopy(folder);
    const lost = await lostChanges(levelFolder(folder));
    const work = `${levelFolder(folder)}-work`;
    await rm(work, { recursive: true, force: true });
    await cp(levelFolder(folder), work, { recursive: true });
    // LevelDB's own repair believes what fails its check sum; opening leaves that out.
    if (lost === undefined) await ClassicLevel.repair(work);
    const level = createLevel(work);
    await level.open();
    const entries = await copyLevel(readableOf(level.iterator()), folder);
    await level.close();
    const keptCopy = `${levelFolder(folder)}-damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(await takeCopy(folder), keptCopy);
    await rm(work, { recursive: true, force: true });
    await markDataFolder(folder, 'ready', format);
    await makePrivate(folder);
    return { entries, lost, keptCopy };
  } catch (error) {
    throw error instanceof StorageError ? error : cannotOpen(folder, error);
  }
}

/** How many synced changes the files lack; undefined when more is damaged than the last batches. */
async function lostChanges(level: string): Promise<number | undefined> {
  const synced = await readSyncedMark(level).catch(() => undefined);
  const found = await checkLevelFolder(level).catch(() => undefined);
  if (synced === undefined || found === undefined) return undefined;
  return Math.max(0, synced - found.lastSequence);
}

async function* readableOf(entries: AsyncIterable<Entry>): AsyncIterable<Entry> {
  for await (const entry of entries) {
    const [key, value] = entry;
    if (key !== IDENTITY && isReadable(value)) yield entry;
  }
}

/** Values are JSON, and one is a key in base64. */
function isReadable(value: string): boolean {
  if (/^[\w+/]+=*$/.test(value)) return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
