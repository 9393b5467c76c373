import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

const ownerFile = (folder: string): string => join(folder, 'open-by.json');

/**
 * Notes which process has the folder open, so that a second one can be told. LevelDB's lock is what
 * keeps it out; a note that a killed process left behind does no harm.
 */
export const noteOwner = (folder: string): Promise<void> =>
  writeFile(ownerFile(folder), `${JSON.stringify({ pid: process.pid })}\n`, { mode: 0o600 });

export const removeOwner = (folder: string): Promise<void> =>
  rm(ownerFile(folder), { force: true });

/** The process that has the folder open by its note, if it is alive. */
export async function livingOwner(folder: string): Promise<number | undefined> {
  const pid = await notedOwner(folder);
  return pid !== undefined && isAlive(pid) ? pid : undefined;
}

async function notedOwner(folder: string): Promise<number | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(ownerFile(folder), 'utf8'));
    const pid = typeof note === 'object' && note && 'pid' in note ? note.pid : undefined;
    return typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
