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

function write(root: string, path: string, change: (before: string) => string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, change(before));
}

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
 * Makes a new feature app: its folder with a page in the shell, its owner, its place in the map,
 * the lockfile and the hosting configuration. Everything else finds it by its `remote.json`.
 *
 * @param root the repository
 * @throws FeatureError
 */
export function newFeature(root: string, name: string | undefined): void {
  checkName(root, name);
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const port = Math.max(...remotes.map((remote) => remote.port)) + 1;
  const files = featureFiles(root, { name, title, port });
  for (const [path, content] of Object.entries(files)) {
    write(root, `apps/${name}/${path}`, () => content);
  }
  write(root, '.github/CODEOWNERS', (text) => `${text}/apps/${name}/ @evergift/${name}-team\n`);
  write(root, 'docs/map.md', (text) =>
    text.replace(/^\| `libs\/contract`/m, `| \`apps/${name}\` | \`/${name}\` |\n$&`),
  );
  linkPackage(root, name);
  run(root, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit');
  run(root, process.execPath, 'tools/serve/headers.mjs');
  const format = 'node_modules/prettier/bin/prettier.cjs';
  run(
    root,
    process.execPath,
    format,
    '--write',
    `apps/${name}`,
    'docs/map.md',
    'package-lock.json',
  );
}
