import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressOf } from '../deploy/deployment-settings.ts';
import type { DeploymentSettings } from '../deploy/deployment-settings.ts';
import { DeploymentError } from '../deploy/deployment-error.ts';
import type { RunFirebase } from '../deploy/firebase-tools.ts';
import {
  download,
  downloadAll,
  earlierAssetsFile,
  hostingFile,
  readLiveJson,
  readLiveSite,
} from '../deploy/live-site.ts';
import { readRelease } from '../deploy/release.ts';
import type { FirebaseProjects } from '@evergift/serve/deployment';
import { checkList } from './change-list.ts';
import type { ListedBuild, ReleaseList } from './change-list.ts';
import type { ReleaseStore } from './release.ts';

export interface HostedSites {
  /** The repository. */
  root: string;
  projects: FirebaseProjects;
  settings: DeploymentSettings | undefined;
}

/** The build that was uploaded last to an app's site; undefined for a site without any. */
export async function newestBuild(address: string): Promise<ListedBuild | undefined> {
  const list = `${address}/release.json`;
  const content = await readLiveJson(list);
  if (content === undefined) return undefined;
  const { build } = readRelease(content, list);
  const listed = (await readLiveJson(`${address}/build-${build}.json`)) as ListedBuild | undefined;
  return listed && { ...listed, url: new URL(listed.url, `${address}/`).href };
}

/**
 * The remotes.json that the shell's site serves now.
 *
 * @throws ReleaseListError when it does not fit
 */
export async function liveList(shell: string): Promise<ReleaseList | undefined> {
  const content = await readLiveJson(`${shell}/remotes.json`);
  return content === undefined ? undefined : checkList(content);
}

/**
 * Firebase Hosting. A site is replaced whole, so the shell's is sent again as it is live, file by file
 * and with its headers, with another remotes.json: of all files that one alone changes.
 */
export function hostedStore(sites: HostedSites, firebase: RunFirebase): ReleaseStore {
  const { root, projects, settings } = sites;
  const shell = addressOf('shell', projects, settings);
  return {
    read: async () => {
      const content = await readLiveJson(`${shell}/remotes.json`);
      if (content !== undefined) return content;
      throw new DeploymentError(
        `There is no ${shell}/remotes.json: deploy the shell first, npx nx deploy shell.`,
      );
    },
    newest: async (app) => {
      const address = addressOf(app, projects, settings);
      const newest = await newestBuild(address);
      if (newest) return newest;
      throw new DeploymentError(
        `${address} has no build that can be released: npx nx deploy ${app} sends one.`,
      );
    },
    write: async (content, dryRun) => {
      const folder = join(root, '.deploy', 'release');
      await stageLive(shell, folder, content);
      await copyFile(join(root, '.firebaserc'), join(folder, '.firebaserc'));
      const project = projects.projects.default;
      const words = [
        'deploy',
        '--project',
        project,
        '--only',
        'hosting:shell',
        '--non-interactive',
      ];
      const sent = `${shell}/remotes.json, and no other file`;
      if (dryRun) return `Would change ${sent}. Not sent (--dry-run): firebase ${words.join(' ')}`;
      firebase(words, folder);
      return `Changed: ${sent}`;
    },
  };
}

async function stageLive(shell: string, folder: string, content: ReleaseList): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const place = async (path: string, bytes: Uint8Array | string) => {
    const file = join(folder, 'site', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  const hosting = await readLiveJson(`${shell}/${hostingFile}`);
  if (hosting === undefined) {
    throw new DeploymentError(`There is no ${shell}/${hostingFile}: deploy the shell once more.`);
  }
  const { release, earlier } = await readLiveSite(shell);
  await downloadAll(shell, [...release, ...earlier], place);
  for (const path of ['release.json', 'config.json', earlierAssetsFile, hostingFile]) {
    await place(path, await download(shell, { path }));
  }
  await place('remotes.json', `${JSON.stringify(content, null, 1)}\n`);
  await writeFile(join(folder, 'firebase.json'), `${JSON.stringify({ hosting: [hosting] })}\n`);
}
