import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, normalize, posix, sep } from 'node:path';

/** A file of a folder, with what shows that it changed. */
export interface StoredFile {
  /** Milliseconds since 1970. */
  modified: number;
  /** Bytes. */
  size: number;
  /** Nothing, when it went away meanwhile. */
  read: () => Buffer | undefined;
}

/** The files of a folder, by their paths below it, such as `/assets/page.js`. */
export interface StoredFiles {
  find: (path: string) => StoredFile | undefined;
  /** Every path, also in folders below. */
  paths: () => readonly string[];
}

/** What is in place of a folder: `writeArchive` makes it, as npm takes longer for hundreds of files than for one. */
const archiveOf = (folder: string): string => `${folder}.archive`;

/**
 * The files of a folder as they are now, or those of the archive beside it.
 *
 * @throws the file system's error, unless there is neither: that is a folder without files
 */
export function storedFiles(folder: string): StoredFiles {
  const archive = ifThere(() => readFileSync(archiveOf(folder)));
  return archive ? archivedFiles(archive) : filesOnDisk(normalize(folder));
}

function filesOnDisk(folder: string): StoredFiles {
  return {
    find(path) {
      const name = join(folder, path);
      if (!name.startsWith(folder + sep)) return undefined;
      // Not by promises: a start reads hundreds of files, and waits a fifth as long.
      return ifThere(() => {
        const stats = statSync(name);
        if (!stats.isFile()) return undefined;
        return {
          modified: stats.mtimeMs,
          size: stats.size,
          read: () => ifThere(() => readFileSync(name)),
        };
      });
    },
    paths() {
      const entries = ifThere(() => readdirSync(folder, { recursive: true, withFileTypes: true }));
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'),
        );
    },
  };
}

/** Path, milliseconds since 1970, bytes. */
type IndexEntry = readonly [path: string, modified: number, size: number];

/**
 * Writes the files of a folder, without source maps, as the archive that replaces another:
 * the index as JSON in the first line, then the files, one after the other.
 */
export async function writeArchive(folder: string, target: string): Promise<void> {
  const files = storedFiles(folder);
  const index: IndexEntry[] = [];
  const bodies: Buffer[] = [];
  for (const path of files.paths()) {
    const file = files.find(path);
    const body = file?.read();
    if (!file || !body || path.endsWith('.map')) continue;
    index.push([path, file.modified, body.byteLength]);
    bodies.push(body);
  }
  const head = Buffer.from(`${JSON.stringify(index)}\n`);
  await writeFile(archiveOf(target), Buffer.concat([head, ...bodies]));
}

function archivedFiles(content: Buffer): StoredFiles {
  const end = content.indexOf('\n');
  const files = new Map<string, StoredFile>();
  let from = end + 1;
  const index = JSON.parse(content.toString('utf8', 0, end)) as IndexEntry[];
  for (const [path, modified, size] of index) {
    const body = content.subarray(from, from + size);
    files.set(path, { modified, size, read: () => body });
    from += size;
  }
  return { find: (path) => files.get(posix.join('/', path)), paths: () => [...files.keys()] };
}

const notThere = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

/** What `read` gives; nothing for what is not there. Any other failure is thrown on. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (notThere.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
