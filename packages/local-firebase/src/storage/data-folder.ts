import { open, readFile, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatAfter, upgradeSteps } from './data-formats.ts';
import { hasCode, StorageError } from './storage-error.ts';

/** The format of the data that this code writes; it reads no newer one. */
export const DATA_FORMAT = formatAfter(upgradeSteps);

const MARKER = 'local-firebase-data.json';
const UNFINISHED_MARKER = `${MARKER}.new`;

/** Where LevelDB's files lie inside a data folder. */
export const levelFolder = (folder: string): string => join(folder, 'level');

export interface FolderState {
  /** A folder is in creation until its store was opened once; it contains no data before. */
  readonly state: 'new' | 'in-creation' | 'ready';
  /** The format of its data: `latest` or an earlier one. */
  readonly format: number;
}

/**
 * Checks a data folder without writing to it: does it exist, and did this package create it?
 * @param latest the newest format that can be read
 * @throws StorageError foreign, newer or damaged
 */
export async function inspectDataFolder(
  folder: string,
  latest = DATA_FORMAT,
): Promise<FolderState> {
  const names = await namesIn(folder);
  if (names.includes(MARKER)) {
    return readMarker(folder, await readFile(join(folder, MARKER), 'utf8'), latest);
  }
  if (names.every((name) => name === UNFINISHED_MARKER)) {
    return { state: 'new', format: latest };
  }
  throw new StorageError(
    'foreign',
    `The folder ${folder} is not empty and has no ${MARKER}, so it is not a data folder of this ` +
      'backend (or its marker was deleted). Nothing was changed. Choose an empty or a new folder.',
  );
}

/** Marks `folder` as a data folder; it is on disk when this resolves. */
export async function markDataFolder(
  folder: string,
  state: 'in-creation' | 'ready',
  format = DATA_FORMAT,
): Promise<void> {
  const unfinished = join(folder, UNFINISHED_MARKER);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ format, state })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, MARKER));
  await syncFolder(folder);
}

/** Whether LevelDB's files contain anything: a log or a table that is not empty. */
export async function hasData(folder: string): Promise<boolean> {
  const names = (await namesIn(levelFolder(folder))).filter((name) => /\.(log|ldb)$/.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(levelFolder(folder), name))).size),
  );
  return sizes.some((size) => size > 0);
}

/** Makes a rename durable; Windows neither needs nor allows it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) {
      throw new StorageError('foreign', `${folder} is a file, not a folder. Choose a folder.`);
    }
    throw error;
  }
}

function readMarker(folder: string, text: string, latest: number): FolderState {
  const { format, state } = parseMarker(text);
  const isFormat = typeof format === 'number' && Number.isSafeInteger(format) && format > 0;
  if (isFormat && format > latest) {
    throw new StorageError(
      'newer',
      `The data in ${folder} has format ${format}; this version reads up to ${latest}. ` +
        'Nothing was changed. Start the newer version that wrote it, or choose another folder.',
    );
  }
  if (isFormat && (state === 'ready' || state === 'in-creation')) return { state, format };
  throw new StorageError(
    'damaged',
    `The marker ${MARKER} in ${folder} is not readable, so the data cannot be trusted. ` +
      'Nothing was changed. Restore the folder from a backup or an export.',
  );
}

function parseMarker(text: string): { format?: unknown; state?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
