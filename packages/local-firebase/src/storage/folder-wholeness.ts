import { inspectDataFolder, levelFolder } from './data-folder.ts';
import { livingOwner } from './folder-owner.ts';
import { checkLevelFolder } from './level-check/check-level-folder.ts';
import { Damage } from './level-check/damage.ts';
import { StorageError, damaged, locked } from './storage-error.ts';
import { readSyncedMark } from './synced-mark.ts';

/**
 * Reads every file of a data folder that nobody has open, and writes nothing. Answers its format.
 * @throws StorageError foreign, newer, damaged or locked
 */
export async function checkDataFolder(folder: string): Promise<{ format: number }> {
  const { state, format } = await inspectDataFolder(folder);
  if (state === 'new') {
    throw new StorageError('foreign', `There is no data in ${folder}.`);
  }
  await requireUnowned(folder);
  await requireWholeness(folder);
  return { format };
}

/** Checks all files; answers LevelDB's last sequence number. @throws StorageError damaged, locked */
export async function requireWholeness(folder: string): Promise<number> {
  try {
    const { lastSequence, tornBatch } = await checkLevelFolder(levelFolder(folder));
    const synced = await readSyncedMark(levelFolder(folder));
    // Without a mark nobody knows whether the last batch was answered.
    if (tornBatch && synced === undefined) throw tornBatch;
    if (synced !== undefined && lastSequence < synced) {
      throw new Damage('level', `its last ${synced - lastSequence} changes are missing`);
    }
    return lastSequence;
  } catch (error) {
    // Another process changes the files while they are looked at: that is no damage.
    await requireUnowned(folder);
    throw damaged(folder, error);
  }
}

/** @throws StorageError locked, when another living process has the folder open */
export async function requireUnowned(folder: string): Promise<void> {
  const owner = await livingOwner(folder);
  if (owner !== undefined && owner !== process.pid) throw locked(folder, owner);
}
