import { access, constants, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasData, inspectDataFolder, levelFolder, markDataFolder } from './data-folder.ts';
import { formatAfter, upgradeSteps, type UpgradeStep } from './data-formats.ts';
import {
  hasCode,
  StorageError,
  cannotOpen,
  damaged,
  locked,
  writeRefused,
} from './storage-error.ts';
import { certainOwner, livingOwner, noteOwner, removeOwner } from './folder-owner.ts';
import { requireUnowned, requireWholeness } from './folder-wholeness.ts';
import type { KeyValueStore, StoreOperation } from './key-value-store.ts';
import { copyLevel, finishCopy, hasLeftovers, takeCopy } from './level-copy.ts';
import { createLevel, LevelWriter, type Level } from './level-writer.ts';
import { countReads } from './open-reads.ts';
import { makePrivate } from './private-folder.ts';
import { openSyncedMark, type SyncedMark } from './synced-mark.ts';
import { upgradeFolder } from './upgrade-folder.ts';

/**
 * Opens the durable store in a data folder, which is created when it does not exist. A folder that
 * is damaged, newer or not ours is refused before anything is written to it. Data of an earlier format
 * are led to the present one, after a backup.
 * @param log one message for the person at the terminal, about writes that the disk refuses
 * @param steps how earlier formats become the present one
 * @throws StorageError
 */
export async function openLevelStore(
  folder: string,
  log: (message: string) => void = console.error,
  steps: readonly UpgradeStep[] = upgradeSteps,
): Promise<KeyValueStore> {
  try {
    return await openFolder(folder, log, steps);
  } catch (error) {
    throw error instanceof StorageError ? error : cannotOpen(folder, error);
  }
}

async function openFolder(
  folder: string,
  log: (message: string) => void,
  steps: readonly UpgradeStep[],
): Promise<KeyValueStore> {
  const latest = formatAfter(steps);
  const { state, format } = await inspectDataFolder(folder, latest);
  if (hasLeftovers(folder)) {
    await requireUnowned(folder);
    await finishCopy(folder);
  }
  const owner = await certainOwner(folder);
  if (owner !== undefined && owner !== process.pid) throw locked(folder, owner);
  let sequence = 0;
  // What is there is kept, whatever the marker says.
  if (state === 'ready' || (await hasData(folder))) {
    sequence = await requireWholeness(folder);
    await makePrivate(folder);
    if (format < latest) {
      await requireUnowned(folder);
      await noteOwner(folder);
      await upgradeFolder({ folder, format, steps, log }).finally(() => removeOwner(folder));
      sequence = await requireWholeness(folder);
    }
  } else {
    await requireUnowned(folder);
    await makePrivate(folder);
    await rm(levelFolder(folder), { recursive: true, force: true });
  }
  await markDataFolder(folder, state === 'ready' ? 'ready' : 'in-creation', latest);
  const level = createLevel(levelFolder(folder));
  await openLevel(level, folder);
  if (state !== 'ready') await markDataFolder(folder, 'ready', latest);
  const mark = await openSyncedMark(levelFolder(folder), sequence);
  await noteOwner(folder);
  await makePrivate(folder);
  return storeOver(folder, { writer: new LevelWriter(level, folder, log), mark, sequence });
}

async function openLevel(level: Level, folder: string): Promise<void> {
  try {
    await level.open();
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (hasCode(cause, 'LEVEL_LOCKED')) throw locked(folder, await livingOwner(folder), error);
    if (hasCode(cause, 'LEVEL_CORRUPTION')) throw damaged(folder, cause);
    throw cannotOpen(folder, cause ?? error);
  }
}

/** Belongs to the folder, as everything under `meta/`. */
const PROBE = 'meta/probe';

interface StoreParts {
  writer: LevelWriter;
  mark: SyncedMark | undefined;
  /** LevelDB's number of the last operation. */
  sequence: number;
}

function storeOver(folder: string, parts: StoreParts): KeyValueStore {
  const { writer } = parts;
  let { mark, sequence } = parts;
  let closing: Promise<void> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const openMark = async () => {
    try {
      return await openSyncedMark(levelFolder(folder), sequence);
    } catch (error) {
      throw writeRefused(folder, error);
    }
  };
  const closeMark = async () => {
    const open = mark;
    mark = undefined;
    await open?.close().catch(() => undefined);
  };
  const write = async (operations: readonly StoreOperation[]) => {
    if (operations.length === 0) return;
    // It is missing after a compaction that the disk had no room for.
    mark ??= await openMark();
    await writer.write(operations);
    // LevelDB counts its operations.
    sequence += operations.length;
    // What is stored is not reported as refused: a mark that lags behind is safe, and is opened anew.
    await mark.advance(sequence).catch(() => closeMark());
  };

  const reads = countReads();
  /**
   * LevelDB keeps what was deleted until chance merges its files: a copy has none of it. False while
   * somebody reads, who would lose the files.
   */
  const compact = async (): Promise<boolean> => {
    if (reads.areOpen()) return false;
    // A copy has as many operations as entries; so nothing was replaced or deleted since.
    if ((await writer.level.keys().all()).length === sequence) return true;
    const entries = await copyLevel(writer.level.iterator(), folder);
    await closeMark();
    await writer.reopen(async () => {
      await takeCopy(folder);
      sequence = entries;
    });
    mark = await openMark();
    await finishCopy(folder);
    return true;
  };
  const close = async () => {
    await turn;
    await writer.level.close();
    await closeMark();
    await removeOwner(folder);
  };
  return {
    get: (key) => writer.level.get(key),
    async batch(operations) {
      if (closing) throw new Error('The store is closed.');
      await alone(() => write(operations));
    },
    async *entries(prefix) {
      // In its turn, so that no compaction is under way.
      await alone(async () => reads.begin());
      try {
        for await (const entry of writer.level.iterator({ gte: prefix })) {
          if (!entry[0].startsWith(prefix)) return;
          yield entry;
        }
      } finally {
        reads.end();
      }
    },
    async compact() {
      do await reads.closed();
      while (!(await alone(compact)));
    },
    async probe() {
      await access(join(levelFolder(folder), 'CURRENT'), constants.R_OK | constants.W_OK);
      if (writer.hasFailed) await alone(() => write([{ type: 'put', key: PROBE, value: '1' }]));
      else await writer.level.get(PROBE);
    },
    close: () => (closing ??= close()),
  };
}
