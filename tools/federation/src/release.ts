import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Release } from '@evergift/contract/release';
import type { Plugin, ResolvedConfig } from 'vite';
import { precompress } from './precompress.ts';

/** Written beside a build, yet no part of it: its own list, what a deployment adds, what only a build tool reads. */
const notBuilt = new Set([
  ...['release.json', 'config.json', 'remotes.json', 'mf-stats.json'],
  'contract.json',
]);

/** Not asked for by these names: source maps, which are not served, and the copies of `precompress`. */
const isBeside = /\.(map|br)$/;

/**
 * Lists a built app's files. Source maps, hidden files and compressed copies are left out.
 *
 * @param folder the build's output
 * @param app the app's name and version
 */
export async function describeRelease(
  folder: string,
  app: { name: string; version: string },
): Promise<Release> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isBeside.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !notBuilt.has(path) && !/(^|\/)\./.test(path))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, bytes: content.length, sha256: sha256(content) };
    }),
  );
  const build = sha256(files.map(({ path, sha256: hash }) => `${hash} ${path}\n`).join(''));
  return { ...app, build: build.slice(0, 12), files };
}

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Writes `release.json` for the files that lie in a built app's folder now. */
export async function writeRelease(
  folder: string,
  app: { name: string; version: string },
): Promise<Release> {
  const content = await describeRelease(folder, app);
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(content, null, 1)}\n`);
  return content;
}

/**
 * Writes `release.json` into an app's build, for the service worker and the status page, and then
 * the compressed copies of all its files.
 */
export function release(name: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'evergift-release',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const text = await readFile(join(config.root, 'package.json'), 'utf8');
        const { version } = JSON.parse(text) as { version: string };
        await writeRelease(folder, { name, version });
        await precompress(folder);
      },
    },
  };
}
