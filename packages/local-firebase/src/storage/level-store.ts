import { rm } from 'node:fs/promises';
import { ClassicLevel } from 'classic-level';
import { inspectDataFolder, levelFolder, markDataFolder } from './data-folder.ts';
import { hasCode } from './error-code.ts';
import { livingOwner, noteOwner, removeOwner } from './folder-owner.ts';
import { groupCommits } from './group-commit.ts';
import type { KeyValueStore, StoreOperation } from './key-value-store.ts';
import { checkLevelFolder } from './level-check/check-level-folder.ts';
import { StorageError } from './storage-error.ts';

type Level = ClassicLevel<string, string>;

/**
 * Opens the durable store in a data folder, which is created when it does not exist. A folder that
 * is damaged, newer or not ours is refused before anything is written to it.
 * @throws StorageError
 */
export async function openLevelStore(folder: string): Promise<KeyValueStore> {
  const state = await inspectDataFolder(folder);
  if (state === 'ready') {
    await requireWholeness(folder);
  } else {
    await requireUnowned(folder);
    await rm(levelFolder(folder), { recursive: true, force: true });
    await markDataFolder(folder, 'in-creation');
  }
  // Uncompressed, so that a check of the files needs no decompression.
  const level: Level = new ClassicLevel(levelFolder(folder), { compression: false });
  await openLevel(level, folder);
  if (state !== 'ready') await markDataFolder(folder, 'ready');
  await noteOwner(folder);
  return storeOver(level, folder);
}

async function requireWholeness(folder: string): Promise<void> {
  try {
    await checkLevelFolder(levelFolder(folder));
  } catch (error) {
    // Another process changes the files while they are looked at: that is no damage.
    await requireUnowned(folder);
    throw damaged(folder, error);
  }
}

async function requireUnowned(folder: string): Promise<void> {
  const owner = await livingOwner(folder);
  if (owner !== undefined && owner !== process.pid) throw locked(folder, owner);
}

async function openLevel(level: Level, folder: string): Promise<void> {
  try {
    await level.open();
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (hasCode(cause, 'LEVEL_LOCKED')) throw locked(folder, await livingOwner(folder), error);
    if (hasCode(cause, 'LEVEL_CORRUPTION')) throw damaged(folder, cause);
    throw new StorageError(
      'failed',
      `The data folder ${folder} cannot be opened (${messageOf(cause ?? error)}). Check that this ` +
        'user may read and write it and that the disk has space.',
      { cause: error },
    );
  }
}

function locked(folder: string, owner: number | undefined, cause?: unknown): StorageError {
  const who = owner === undefined ? 'another process' : `the process ${owner}`;
  return new StorageError(
    'locked',
    `The data folder ${folder} is in use by ${owner === process.pid ? 'this process' : who}. Two ` +
      'at once would destroy the data. Stop the other one, or choose another folder.',
    { cause },
  );
}

const damaged = (folder: string, cause: unknown): StorageError =>
  new StorageError(
    'damaged',
    `The data folder ${folder} is damaged (${messageOf(cause)}). ` +
      'It was left as it is. Restore it from a backup or an export, or choose another folder.',
    { cause },
  );

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function storeOver(level: Level, folder: string): KeyValueStore {
  const commits = groupCommits<StoreOperation>(async (operations) => {
    try {
      await level.batch(operations.map(toLevel), { sync: true });
    } catch (error) {
      throw new StorageError(
        'failed',
        'The disk refused a write, so changes can no longer be kept. Check the free space and ' +
          'the folder, then start the backend again.',
        { cause: error },
      );
    }
  });
  return {
    get: (key) => level.get(key),
    batch: commits.submit,
    async *entries(prefix) {
      for await (const entry of level.iterator({ gte: prefix })) {
        if (!entry[0].startsWith(prefix)) return;
        yield entry;
      }
    },
    async close() {
      await commits.idle();
      await level.close();
      await removeOwner(folder);
    },
  };
}

const toLevel = (operation: StoreOperation) =>
  operation.type === 'put'
    ? { type: 'put' as const, key: operation.key, value: operation.value }
    : { type: 'del' as const, key: operation.key };
