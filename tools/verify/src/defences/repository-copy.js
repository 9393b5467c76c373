import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

const root = process.cwd();

/**
 * A copy of the files that git knows or would add, with what is built and the installed packages of
 * the original: what is changed there is changed nowhere else.
 *
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'evergift-defences-'));
  const listing = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
    },
  );
  const files = listing.stdout.split('\0').filter((name) => name !== '' && existsSync(name));
  const workspaces = new Set(['.']);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
    if (file.endsWith('/package.json')) workspaces.add(dirname(file));
  }
  for (const workspace of workspaces) {
    linkInstalled(join(workspace, 'node_modules'), folder);
    const built = join(workspace, 'dist');
    // Pages are built anew where a test needs them; the local server runs the build of the reminders.
    const isPage = workspace.startsWith('apps/') && workspace !== 'apps/reminders';
    if (existsSync(built) && !isPage) {
      cpSync(built, join(folder, built), { recursive: true });
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Links each installed package; a link to one of our own folders leads to the copy's.
 *
 * @param {string} installed
 * @param {string} folder
 */
function linkInstalled(installed, folder) {
  if (!existsSync(installed)) return;
  mkdirSync(join(folder, installed), { recursive: true });
  for (const name of readdirSync(installed)) {
    const path = join(installed, name);
    const target = join(folder, path);
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), target);
    else if (name.startsWith('@')) linkInstalled(path, folder);
    else symlinkSync(join(root, path), target);
  }
}
