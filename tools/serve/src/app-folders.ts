import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootFolder = new URL('../../../', import.meta.url);

/** A remote's `remote.json`, which its build derives from its `src/remote.ts`. */
export interface RemoteDescription {
  name: string;
  /** Port of its development server. */
  port: number;
  /** The first parts of its pages' paths, and who may see them. */
  paths: readonly { path: string; access: 'public' | 'signed-in' }[];
  modals: readonly string[];
  /** What it adds to the shell: navigation, commands, search and more (libs/contract). */
  contributions: object;
}

/** Path of a file of the repository. */
export const repositoryFile = (path: string): string => fileURLToPath(new URL(path, rootFolder));

/** An installed package is replaced by its next version, with all that lies in it. */
const isInstalled = repositoryFile('.').split(sep).includes('node_modules');

/**
 * Where `--data` leads: a relative folder lies in the repository, or, for an installed package, where
 * it was started.
 */
export const dataFolderAt = (folder: string): string =>
  isInstalled ? resolve(folder) : resolve(repositoryFile('.'), folder);

/** The folder of all apps. */
const appsFolder = fileURLToPath(new URL('apps', rootFolder));

/** Where an app's production build lies. @param apps a folder laid out as `apps` is */
export const buildFolder = (app: string, apps = appsFolder): string => join(apps, app, 'dist');

/** Each folder of `apps` with a `remote.json`. */
const described = readdirSync(repositoryFile('apps'))
  .map((app) => repositoryFile(`apps/${app}/remote.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Partial<RemoteDescription>);

const isServed = (remote: Partial<RemoteDescription>): remote is RemoteDescription =>
  remote.port !== undefined;

/** Every remote with a build of its own, in the order of their ports. */
export const remotes: readonly RemoteDescription[] = described
  .filter(isServed)
  .sort((one, other) => one.port - other.port);

/** The first parts of the paths of remotes without a port: the shell's build links them in. */
export const linkedPaths: readonly string[] = described
  .filter((remote) => !isServed(remote))
  .flatMap(({ paths = [] }) => paths.map(({ path }) => path));

/** The remotes' names, in the same order. */
export const remoteNames: readonly string[] = remotes.map(({ name }) => name);
