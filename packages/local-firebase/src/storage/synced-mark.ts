import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './storage-error.ts';
import { crc32c } from './level-check/crc32c.ts';
import { Damage } from './level-check/damage.ts';

const FILE = 'SYNCED';

/** How long the mark itself may wait for its sync; a power failure can set it back so far. */
const SYNC_DELAY_MS = 1000;

/**
 * Notes among LevelDB's files, which it leaves alone, up to which of its sequence numbers everything was synced. A log
 * that was cut short looks whole; the note shows what is missing.
 */
export interface SyncedMark {
  /** Call it after the sync of the batch that ends with this number, before the batch is answered. */
  advance(sequence: number): Promise<void>;
  close(): Promise<void>;
}

/** The noted number; undefined in a folder of LevelDB's without a note. @throws Damage when it is not readable */
export async function readSyncedMark(folder: string): Promise<number | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, FILE), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const sequence = Number(text.slice(0, 16));
  if (text !== lineOf(sequence)) throw new Damage(FILE, 'its check sum is wrong');
  return sequence;
}

/** Opens the note and sets it to `sequence`. */
export async function openSyncedMark(folder: string, sequence: number): Promise<SyncedMark> {
  const file = await openForWriting(join(folder, FILE));
  let timer: NodeJS.Timeout | undefined;
  const write = async (number: number) => {
    await file.write(lineOf(number), 0, 'latin1');
  };
  await write(sequence);
  await file.datasync();
  return {
    async advance(number) {
      await write(number);
      timer ??= setTimeout(() => {
        timer = undefined;
        // A note that lags behind is safe; the next one is synced again.
        file.datasync().catch(() => undefined);
      }, SYNC_DELAY_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      await file.datasync();
      await file.close();
    },
  };
}

/** Opened without cutting it: at no moment is there a folder without its note. */
async function openForWriting(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+', 0o600);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return open(path, 'wx', 0o600);
  }
}

function lineOf(sequence: number): string {
  const digits = String(sequence).padStart(16, '0');
  const bytes = Buffer.from(digits);
  return `${digits} ${crc32c(bytes, 0, bytes.length).toString(16).padStart(8, '0')}\n`;
}
