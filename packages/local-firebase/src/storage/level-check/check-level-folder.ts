import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Damage } from './damage.ts';
import { isInLastBatch, readLogRecords } from './log-file.ts';
import { readManifest } from './manifest.ts';
import { checkTable } from './table-file.ts';

/** What a check of LevelDB's files found. */
export interface LevelFolder {
  /** The number of the last readable operation; LevelDB counts them. */
  lastSequence: number;
  /** The last batch is not whole. It was never synced, or it was damaged later. */
  tornBatch: Damage | undefined;
}

/**
 * Reads all of LevelDB's files and checks that nothing is missing or altered, without writing
 * anything. LevelDB's own opening writes first and passes over damage in its logs.
 * @throws Damage
 */
export async function checkLevelFolder(folder: string): Promise<LevelFolder> {
  const names = new Set(await readdir(folder));
  const current = names.has('CURRENT') ? await readFile(join(folder, 'CURRENT'), 'utf8') : '';
  const manifestName = /^(MANIFEST-\d+)\n$/.exec(current)?.[1];
  if (manifestName === undefined) throw new Damage('CURRENT', 'it names no manifest');
  if (!names.has(manifestName)) throw new Damage(manifestName, 'it is missing');
  const manifest = readManifest(manifestName, await readFile(join(folder, manifestName)));

  for (const [number, size] of manifest.tables) {
    const name = tableNames(number).find((candidate) => names.has(candidate));
    if (name === undefined) throw new Damage(`table ${number}`, 'it is missing');
    checkTable(name, await readFile(join(folder, name)), size);
  }
  const logs = [...names]
    .filter((name) => logNumber(name) >= manifest.logNumber)
    .sort((one, other) => logNumber(one) - logNumber(other));
  if (manifest.logNumber > 0 && !logs.some((name) => logNumber(name) === manifest.logNumber)) {
    throw new Damage(`log ${manifest.logNumber}`, 'it is missing');
  }
  const found: LevelFolder = { lastSequence: manifest.lastSequence, tornBatch: undefined };
  for (const name of logs) {
    readLog(name, await readFile(join(folder, name)), found, name === logs.at(-1));
  }
  return found;
}

function readLog(name: string, bytes: Buffer, found: LevelFolder, isNewest: boolean): void {
  try {
    for (const batch of readLogRecords(name, bytes, { endsInText: true })) {
      // A batch begins with the number of its first operation and how many it has.
      const last = Number(batch.readBigUInt64LE(0)) + batch.readUInt32LE(8) - 1;
      found.lastSequence = Math.max(found.lastSequence, last);
    }
  } catch (error) {
    const at = error instanceof Damage ? error.position : undefined;
    if (!isNewest || at === undefined || !isInLastBatch(bytes, at)) throw error;
    found.tornBatch = error as Damage;
  }
}

const tableNames = (number: number): string[] => {
  const digits = String(number).padStart(6, '0');
  return [`${digits}.ldb`, `${digits}.sst`];
};

const logNumber = (name: string): number => Number(/^(\d+)\.log$/.exec(name)?.[1] ?? -1);
