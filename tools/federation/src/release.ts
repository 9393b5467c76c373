import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Release, ReleaseFile } from '@evergift/contract/release';
import type { Plugin, ResolvedConfig } from 'vite';
import { readReleaseList, schemaAddress } from '../../../libs/releases/src/index.ts';
import { labelsOf } from './translations.ts';

/** Written beside a build, yet no part of it: its own list, what a deployment adds, what only a build tool reads. */
const notBuilt = new Set([
  ...['release.json', 'config.json', 'remotes.json', 'mf-stats.json'],
  'contract.json',
]);

/** Not asked for by these names: source maps, which are not served, and compressed copies. */
const isBeside = /\.(map|br)$/;

/** The copies of what describes a build, under the build's own name. */
const isOfBuild = /^(mf-manifest|release|build|contract|labels-[a-z]{2})-[\da-f]{12}\.json$/;

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
    .filter((path) => !notBuilt.has(path) && !isOfBuild.test(path) && !/(^|\/)\./.test(path))
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

/** What an app's build says of itself: its `remote.json`. */
export type Description = Readonly<Record<'name' | 'paths' | 'modals' | 'contributions', unknown>>;

/**
 * Writes `release.json` for the files that lie in a built app's folder now. For a remote it writes
 * files more, whose names carry the build's hash, so that other builds may lie beside them: the list
 * once more, the entry, the contract, and what remotes.json will say of the build.
 *
 * @param description absent for the shell
 * @param labels translations of what it contributes: they are not in the hash, the app's own translations are
 * @throws ReleaseListError when remotes.json could not list it
 */
export async function writeRelease(
  folder: string,
  app: { name: string; version: string },
  description?: Description,
  labels: Labels = {},
): Promise<Release> {
  const content = await describeRelease(folder, app);
  const write = (name: string, value: object) =>
    writeFile(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
  content.files = [...content.files, ...(await writeLabels(folder, content.build, labels))];
  await write('release.json', content);
  const { build, files } = content;
  const manifest = files.find(({ path }) => path === 'mf-manifest.json');
  if (!description || !manifest) return content;
  const { paths, modals, contributions } = description;
  const url = `mf-manifest-${build}.json`;
  const integrity = `sha256-${Buffer.from(manifest.sha256, 'hex').toString('base64')}`;
  const metadata = { version: app.version, integrity };
  const listed = { url, metadata, extras: { build, paths, modals, contributions } };
  readReleaseList({ schema: schemaAddress, microFrontends: { [app.name]: [listed] } });
  await copyFile(join(folder, 'mf-manifest.json'), join(folder, url));
  const contract = join(folder, 'contract.json');
  if (existsSync(contract)) await copyFile(contract, join(folder, `contract-${build}.json`));
  await write(`release-${build}.json`, content);
  await write(`build-${build}.json`, listed);
  return content;
}

/** What an app's contributions are called, by language. */
type Labels = Readonly<Record<string, object>>;

/** Writes a build's labels, a file for each language. @returns what its list says of them */
function writeLabels(folder: string, build: string, labels: Labels): Promise<ReleaseFile[]> {
  return Promise.all(
    Object.entries(labels).map(async ([language, own]) => {
      const path = `labels-${language}-${build}.json`;
      const content = JSON.stringify(own);
      await writeFile(join(folder, path), content);
      return { path, bytes: Buffer.byteLength(content), sha256: sha256(content) };
    }),
  );
}

/** An app's `remote.json`, which its build has just written; the shell has none. */
const readDescription = async (name: string): Promise<Description | undefined> => {
  const file = new URL(`../../../apps/${name}/remote.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Description) : undefined;
};

/** Writes `release.json` into an app's build, for the service worker and the status page. */
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
        const description = await readDescription(name);
        const labels = description && labelsOf(name, description.contributions as object);
        await writeRelease(folder, { name, version }, description, labels);
      },
    },
  };
}
