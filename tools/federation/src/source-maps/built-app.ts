import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@evergift/contract/release';

/** The apps that browsers load, each with a build of its own. @param root the repository */
export const appNames = (root: string): readonly string[] =>
  readdirSync(join(root, 'apps')).filter((name) => {
    const manifest = join(root, 'apps', name, 'package.json');
    const description = join(root, 'apps', name, 'remote.json');
    // A program for a server has no page, and no script that a browser reports errors of.
    const isProgram =
      !existsSync(manifest) || readFileSync(manifest, 'utf8').includes('layer:program');
    // One without a port is linked into the shell's scripts.
    const isLinked =
      existsSync(description) && !readFileSync(description, 'utf8').includes('"port"');
    return !isProgram && !isLinked;
  });

/** A script of a build, and the source map that belongs to it. */
interface MappedScript {
  script: string;
  map: string | undefined;
}

/** A built app, as its source maps are sent. */
export interface BuiltApp {
  name: string;
  version: string;
  /** The hash of its files, from `release.json`. */
  build: string;
  folder: string;
  scripts: readonly MappedScript[];
}

/**
 * Reads a build.
 *
 * @param root the repository
 * @throws Error that says what is missing, and how to get it
 */
export async function readBuiltApp(root: string, name: string): Promise<BuiltApp> {
  const folder = join(root, 'apps', name, 'dist');
  const list = join(folder, 'release.json');
  if (!existsSync(list)) throw new Error(`${list} is missing: run "npm run build" first.`);
  const { version, build } = JSON.parse(await readFile(list, 'utf8')) as Release;
  const files = (await readdir(folder, { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const maps = new Set(files.filter((file) => file.endsWith('.js.map')));
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((script) => ({ script, map: maps.has(`${script}.map`) ? `${script}.map` : undefined }));
  const belonging = new Set(scripts.map(({ map }) => map));
  const unowned = files.filter((file) => file.endsWith('.map') && !belonging.has(file));
  if (unowned.length > 0) {
    throw new Error(`Source maps of no script in ${folder}: ${unowned.join(', ')}.`);
  }
  return { name, version, build, folder, scripts };
}
