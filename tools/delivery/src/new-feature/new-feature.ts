import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { applicationPaths, filePaths, remotes } from '@evergift/serve/deployment';
import { featureFiles } from './feature-files.ts';

/** There can be no such feature; the message says why. */
export class FeatureError extends Error {
  override readonly name = 'FeatureError';
}

/** Also a path and a folder, and the name of a module-federation container. */
const possibleName = /^[a-z][a-z\d]*$/;

/** The files of the repository, as an Nx generator changes them or on the disk. */
export interface FileTree {
  /** @returns null when there is no such file */
  read: (path: string, encoding: 'utf8') => string | null;
  write: (path: string, content: string) => void;
}

/** Files on the disk. @param root the repository */
const diskFiles = (root: string): FileTree => ({
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
  write: (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  },
});

function run(root: string, command: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new FeatureError(`${command} ${words.join(' ')}:\n${stdout}${stderr}`);
}

const packageLink = (root: string, name: string): string =>
  join(root, 'node_modules/@evergift', name);

function checkName(root: string, name: string | undefined): asserts name is string {
  if (name === undefined || !possibleName.test(name)) {
    throw new FeatureError(
      'Name the feature in lower-case letters and digits: npm run new-feature wishes',
    );
  }
  const isPath = (path: string) => path.toLowerCase() === `/${name}`;
  const taken =
    (existsSync(join(root, 'apps', name)) && `apps/${name} is there already.`) ||
    (existsSync(packageLink(root, name)) &&
      `There is a package named '@evergift/${name}' already.`) ||
    (applicationPaths.some(isPath) && `'/${name}' is a page already.`) ||
    (filePaths.some(isPath) && `'/${name}' is where files lie.`);
  if (taken) throw new FeatureError(`${taken} Choose another name.`);
}

/** Links the package as `npm install` would; a link of that name leads nowhere any more. */
export function linkPackage(root: string, name: string): void {
  rmSync(packageLink(root, name), { force: true });
  symlinkSync(join('../../apps', name), packageLink(root, name));
}

/**
 * Writes the files of a new feature app: its folder with a page that is in the navigation, in the
 * palette and in the search, its owner, and its line in the map.
 *
 * @param root the repository
 * @throws FeatureError
 */
export function addFeatureFiles(root: string, files: FileTree, name: string | undefined): void {
  checkName(root, name);
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const port = Math.max(...remotes.map((remote) => remote.port)) + 1;
  const own = featureFiles(root, { name, title, port });
  for (const [path, content] of Object.entries(own)) files.write(`apps/${name}/${path}`, content);
  const change = (path: string, changed: (before: string) => string) =>
    files.write(path, changed(files.read(path, 'utf8') ?? ''));
  change('.github/CODEOWNERS', (text) => `${text}/apps/${name}/ @evergift/${name}-team\n`);
  change('docs/map.md', (text) =>
    text.replace(/^- `libs\/contract`/m, `- \`apps/${name}\`: \`/${name}\`\n$&`),
  );
}

/**
 * Finishes what the files of a new feature app need: its package is linked, `remote.json`, the
 * lockfile and the hosting configuration are written. Everything else finds the app by its
 * `remote.json`.
 *
 * @param root the repository
 * @throws FeatureError with what a command printed
 */
export function finishFeature(root: string, name: string): void {
  linkPackage(root, name);
  run(root, process.execPath, 'tools/federation/describe-remotes.mjs', name);
  run(root, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit');
  run(root, process.execPath, 'tools/serve/headers.mjs');
  run(root, process.execPath, 'node_modules/oxfmt/bin/oxfmt', `apps/${name}`, 'docs/map.md');
}

/** Makes a new feature app on the disk. @param root the repository @throws FeatureError */
export function newFeature(root: string, name: string | undefined): void {
  addFeatureFiles(root, diskFiles(root), name);
  finishFeature(root, name as string);
}
