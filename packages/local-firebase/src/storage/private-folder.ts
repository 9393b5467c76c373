import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Makes a folder that its owner alone may enter, or takes the others' rights to one that exists and
 * to everything in it: password hashes and the signing key lie there. Windows has other rights;
 * there a folder in the user's profile is private already.
 */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if (process.platform === 'win32') return;
  await chmod(folder, OWNER_ONLY_FOLDER);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, OWNER_ONLY_FOLDER);
    else if (entry.isFile()) await chmod(path, OWNER_ONLY_FILE).catch(unlessGone);
  }
}

/** An open database removes files that it has compacted: what is gone needs no protection. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
