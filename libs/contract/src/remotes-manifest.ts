import { readReleaseList } from '@evergift/releases';
import type { AppBuilds, Build, ReleaseListError } from '@evergift/releases';
import type { DescribedContributions, RemoteAccess } from './contributions.ts';
import type { ModalName } from './modals.ts';

export interface RemotePath {
  /** The first part of the paths that belong to the remote, e.g. `/people`. */
  path: string;
  access: RemoteAccess;
}

/** What a remote's build says of itself, so that the shell can show it before its code loads. */
interface RemoteFacts {
  paths: readonly RemotePath[];
  modals: readonly ModalName[];
  /** What it adds to the shell. */
  contributions: DescribedContributions;
}

/** A build of a remote, as remotes.json lists it. */
export interface RemoteBuild extends Build {
  extras: RemoteFacts & Readonly<Record<string, unknown>>;
}

/** A remote and the build of it that is used. */
export interface RemoteEntry extends RemoteFacts {
  name: string;
  /** Address of its entry, relative to remotes.json or absolute. */
  entry: string;
  /** What remotes.json says of the build; absent for one that it does not list. */
  listed?: ListedBuild;
}

/** What remotes.json says of a build, and of others of the same app. */
export interface ListedBuild extends Omit<RemoteBuild, 'extras' | 'url'> {
  /** Name of the default build, where some devices get another. */
  usual?: string;
  /** A build that this device would get, and gave up. */
  gaveUp?: { version: string; build: string; at: number; visits: number; failed: number };
}

/**
 * Reads the content of remotes.json. What does not fit is left out: only that build or app is missing.
 *
 * @param onUnfit receives an error that names each thing that does not fit
 * @throws ReleaseListError when there is no list, or nothing in it fits
 */
export const readRemotesManifest = (
  content: unknown,
  onUnfit?: (error: ReleaseListError) => void,
): AppBuilds<RemoteBuild>[] => readReleaseList(content, onUnfit) as AppBuilds<RemoteBuild>[];

/** A remote with one of its builds. */
export function entryOf(name: string, { url, extras, ...listed }: RemoteBuild): RemoteEntry {
  const { paths, modals, contributions } = extras;
  return { name, entry: url, paths, modals, contributions, listed };
}
