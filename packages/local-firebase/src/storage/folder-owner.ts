import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './storage-error.ts';

const ownerFile = (folder: string): string => join(folder, 'open-by.json');

/**
 * Notes which process has the folder open, so that a second one reads it in its error. LevelDB's lock is what
 * keeps it out; a note that a killed process left behind does no harm.
 */
export async function noteOwner(folder: string, pid = process.pid): Promise<void> {
  const since = await startOf(pid);
  await writeFile(ownerFile(folder), `${JSON.stringify({ pid, since })}\n`, { mode: 0o600 });
}

/**
 * When a process started, in ticks since the machine did: with it, its number is distinguished from that of a later
 * process. Undefined for one that is gone, and where there is no /proc.
 */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may have spaces, come the state and 18 more fields.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

export const removeOwner = (folder: string): Promise<void> =>
  rm(ownerFile(folder), { force: true });

/** The process that has the folder open by its note, if it is alive. */
export async function livingOwner(folder: string): Promise<number | undefined> {
  const { pid, since } = await readNote(folder);
  if (pid === undefined || !isAlive(pid)) return undefined;
  return since === undefined || since === (await startOf(pid)) ? pid : undefined;
}

/** The process that has the folder open for certain: the note says when it started, and it is the same one. */
export async function certainOwner(folder: string): Promise<number | undefined> {
  const { since } = await readNote(folder);
  return since === undefined ? undefined : livingOwner(folder);
}

interface Note {
  pid?: number | undefined;
  since?: string | undefined;
}

async function readNote(folder: string): Promise<Note> {
  try {
    const note = (JSON.parse(await readFile(ownerFile(folder), 'utf8')) ?? {}) as Note;
    const isPid = Number.isSafeInteger(note.pid) && (note.pid ?? 0) > 0;
    return { pid: isPid ? note.pid : undefined, since: note.since };
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return {};
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
