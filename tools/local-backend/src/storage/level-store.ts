import { ClassicLevel } from 'classic-level';
import { hasCode, inspectDataFolder, levelFolder, markDataFolder } from './data-folder.ts';
import { groupCommits } from './group-commit.ts';
import type { KeyValueStore, StoreOperation } from './key-value-store.ts';
import { StorageError } from './storage-error.ts';

/**
 * Opens the durable store in a data folder, which is created when it does not exist. A folder that
 * is damaged, newer or not ours is refused before anything is written to it.
 * @throws StorageError
 */
export async function openLevelStore(folder: string): Promise<KeyValueStore> {
  const state = await inspectDataFolder(folder);
  if (state === 'new') await markDataFolder(folder);
  const level = new ClassicLevel<string, string>(levelFolder(folder), { compression: false });
  await openLevel(level, folder);
  return storeOver(level);
}

async function openLevel(level: ClassicLevel<string, string>, folder: string): Promise<void> {
  try {
    await level.open();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (hasCode(cause, 'LEVEL_LOCKED')) {
      throw new StorageError(
        'locked',
        `The data folder ${folder} is in use by another process. Two processes would destroy ` +
          'the data. Stop the other one, or choose another folder.',
        { cause: error },
      );
    }
    throw new StorageError(
      'damaged',
      `The data folder ${folder} cannot be opened (${cause instanceof Error ? cause.message : String(error)}). ` +
        'Restore it from a backup or an export.',
      { cause: error },
    );
  }
}

function storeOver(level: ClassicLevel<string, string>): KeyValueStore {
  const commits = groupCommits<StoreOperation>(async (operations) => {
    try {
      await level.batch(
        operations.map((operation) =>
          operation.type === 'put'
            ? { type: 'put', key: operation.key, value: operation.value }
            : { type: 'del', key: operation.key },
        ),
        { sync: true },
      );
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
    batch: (operations) => commits.submit(operations),
    async *entries(prefix) {
      for await (const entry of level.iterator({ gte: prefix })) {
        if (!entry[0].startsWith(prefix)) return;
        yield entry;
      }
    },
    async close() {
      await commits.idle();
      await level.close();
    },
  };
}
