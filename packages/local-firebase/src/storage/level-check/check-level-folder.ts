import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Damage } from './damage.ts';
import { readLogRecords } from './log-file.ts';
import { readManifest } from './manifest.ts';
import { checkTable } from './table-file.ts';

/**
 * Reads all of LevelDB's files and checks that nothing is missing, cut off or altered, without
 * writing anything. LevelDB's own opening writes first and passes over damage in its logs.
 * @throws Damage
 */
export async function checkLevelFolder(folder: string): Promise<void> {
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
  const logs = [...names].filter((name) => logNumber(name) >= manifest.logNumber);
  if (manifest.logNumber > 0 && !logs.some((name) => logNumber(name) === manifest.logNumber)) {
    throw new Damage(`log ${manifest.logNumber}`, 'it is missing');
  }
  for (const name of logs) {
    readLogRecords(name, await readFile(join(folder, name)), { endsInText: true });
  }
}

const tableNames = (number: number): string[] => {
  const digits = String(number).padStart(6, '0');
  return [`${digits}.ldb`, `${digits}.sst`];
};

const logNumber = (name: string): number => Number(/^(\d+)\.log$/.exec(name)?.[1] ?? -1);
