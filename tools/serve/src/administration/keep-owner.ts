import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Works on a data folder and leaves everything in it to the folder's owner. When root works on the folder of the server's
 * user (`sudo`), new files would be root's, and the server could not open its data any more.
 */
export async function keepOwner<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await stat(folder).catch(() => undefined);
  try {
    return await work();
  } finally {
    if (before && before.uid !== 0 && process.getuid?.() === 0) {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        await lchown(join(entry.parentPath, entry.name), before.uid, before.gid);
      }
    }
  }
}
