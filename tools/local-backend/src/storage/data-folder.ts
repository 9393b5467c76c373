import { mkdir, open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from './storage-error.ts';

/** The version of the data folder's layout that this code writes; it reads no newer one. */
export const FORMAT_VERSION = 1;

const MARKER = 'evergift-data.json';

/** Where LevelDB's files lie inside a data folder. */
export const levelFolder = (folder: string): string => join(folder, 'level');

/**
 * Looks at a data folder without writing to it: does it exist and is it one of ours?
 * @throws StorageError foreign, newer or damaged
 */
export async function inspectDataFolder(folder: string): Promise<'new' | 'ready'> {
  const marker = await readMarker(folder);
  if (marker !== undefined) {
    requireKnownFormat(folder, marker);
    return 'ready';
  }
  const names = await namesIn(folder);
  if (names.length === 0) return 'new';
  throw new StorageError(
    'foreign',
    `The folder ${folder} is not empty and has no ${MARKER}, so it is not a data folder of this ` +
      'backend (or its marker was deleted). Nothing was changed. Choose an empty or a new folder.',
  );
}

/** Makes `folder` a data folder; the marker is on disk when this resolves. */
export async function markDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, MARKER), 'wx');
  try {
    await file.writeFile(`${JSON.stringify({ format: FORMAT_VERSION })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readMarker(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, MARKER), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
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

function requireKnownFormat(folder: string, marker: string): void {
  const format = formatOf(marker);
  if (format === undefined) {
    throw new StorageError(
      'damaged',
      `The marker ${MARKER} in ${folder} is not readable, so the data cannot be trusted. ` +
        'Nothing was changed. Restore the folder from a backup or an export.',
    );
  }
  if (format > FORMAT_VERSION) {
    throw new StorageError(
      'newer',
      `The data in ${folder} has format ${format}; this version reads up to ${FORMAT_VERSION}. ` +
        'Nothing was changed. Start the newer version that wrote it, or choose another folder.',
    );
  }
}

function formatOf(marker: string): number | undefined {
  try {
    const parsed: unknown = JSON.parse(marker);
    if (typeof parsed !== 'object' || parsed === null || !('format' in parsed)) return undefined;
    const { format } = parsed;
    return Number.isSafeInteger(format) && Number(format) >= 1 ? Number(format) : undefined;
  } catch {
    return undefined;
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
