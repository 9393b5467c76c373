import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@evergift/contract/release';
import { DeploymentError } from './deployment-error.ts';
import { earlierAssetsToKeep } from './earlier-assets.ts';
import type { EarlierAsset } from './earlier-assets.ts';
import { downloadAll, earlierAssetsFile, readLiveSite } from './live-site.ts';
import { descriptionsOf, readRelease, sha256 } from './release.ts';

export interface StagingOptions {
  app: string;
  /** The app's production build. */
  build: string;
  /** Where the site's files are put together; emptied first. */
  target: string;
  /** Address of the live site; undefined at the first deploy, when there is nothing to keep. */
  live: string | undefined;
  /** When the release goes live, in milliseconds since 1970. */
  now: number;
  /** Paths of the files of builds that remotes.json lists. */
  listed?: ReadonlySet<string>;
  /** Files that a deployment adds to the build, by name: config.json, remotes.json. */
  added: Readonly<Record<string, unknown>>;
}

export interface StagedSite {
  release: Release;
  earlier: readonly EarlierAsset[];
}

/**
 * Puts together what a site will serve: the build's files, those of earlier releases that pages
 * opened before the deploy may still ask for, and what the deployment adds.
 *
 * @throws DeploymentError
 */
export async function stageSite(options: StagingOptions): Promise<StagedSite> {
  const { app, build, target, live, now, listed, added } = options;
  const release = await readBuild(app, build);
  const descriptions = descriptionsOf(release.build)
    .filter((path) => existsSync(join(build, path)))
    .map((path) => ({ path, bytes: 0, sha256: '' }));
  const served = live === undefined ? { release: [], earlier: [] } : await readLiveSite(live);
  const earlier = earlierAssetsToKeep(served, [...release.files, ...descriptions], now, listed);
  await rm(target, { recursive: true, force: true });
  const beside = ['release.json', 'contract.json'].filter((path) => existsSync(join(build, path)));
  const paths = [...release.files, ...descriptions].map(({ path }) => path);
  for (const path of [...paths, ...beside]) {
    await place(target, path, (file) => copyFile(join(build, path), file));
  }
  if (live !== undefined) {
    await downloadAll(live, earlier, (path, content) =>
      place(target, path, (file) => writeFile(file, content)),
    );
  }
  for (const [name, content] of Object.entries({ ...added, [earlierAssetsFile]: earlier })) {
    await place(target, name, (file) => writeFile(file, `${JSON.stringify(content, null, 1)}\n`));
  }
  return { release, earlier };
}

async function place(folder: string, path: string, write: (file: string) => Promise<void>) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await write(file);
}

async function readBuild(app: string, build: string): Promise<Release> {
  const list = join(build, 'release.json');
  if (!existsSync(list)) {
    throw new DeploymentError(`There is no ${list}: build it first, with 'nx build ${app}'.`);
  }
  const release = readRelease(JSON.parse(await readFile(list, 'utf8')), list);
  if (release.name !== app) throw new DeploymentError(`${list} is of '${release.name}'.`);
  for (const { path, sha256: expected } of release.files) {
    if (sha256(await readFile(join(build, path))) !== expected) {
      throw new DeploymentError(`${join(build, path)} changed after it was built: build it again.`);
    }
  }
  return release;
}
