import { CONTRACT_VERSION } from '@evergift/contract';
import { releaseAddress } from '@evergift/releases';
import { appLabel, baseOf, shellApp } from '../deployment/known-app.ts';
import type { KnownApp, LoadedApp } from '../deployment/known-app.ts';
import type { ServedRelease } from '../deployment/release.ts';
import { startScript } from '../deployment/release.ts';

/** An app of the status page: where it is, and what this page has loaded of it. */
export interface AppFacts {
  name: string;
  /** What people call it. */
  label: string;
  /** The folder with its files. */
  base: string;
  isPreview?: boolean;
  /** Where the list of its files is. */
  release: string;
  /** What remotes.json says of its build. */
  listed?: NonNullable<KnownApp['listed']>;
  /** The file that its build starts from, relative to `base`; its release lists it, another does not. */
  startsFrom?: string;
  loaded?: LoadedApp;
}

/** The shell itself: what runs now was loaded when this document began. */
function shellAsApp(): AppFacts {
  const startsFrom = startScript()?.replace(/^\//, '');
  return {
    name: shellApp.name,
    label: 'Evergift',
    base: `${location.origin}/`,
    release: `${location.origin}/release.json`,
    ...(startsFrom !== undefined && { startsFrom }),
    loaded: {
      version: shellApp.version,
      contract: CONTRACT_VERSION,
      at: Math.round(performance.timeOrigin),
    },
  };
}

/**
 * The build that runs, as far as it is known: the one that was noted when it was loaded, or the
 * served one while that still starts from the same file.
 */
export function runningBuild(app: AppFacts, served: ServedRelease | undefined): string | undefined {
  const known = app.loaded?.build ?? app.listed?.build;
  if (known !== undefined) return known;
  const { startsFrom } = app;
  const isReplaced = startsFrom !== undefined && !served?.files.includes(startsFrom);
  return isReplaced ? undefined : served?.build;
}

/** The shell first, then the apps of remotes.json. */
export const listApps = (remotes: readonly KnownApp[]): AppFacts[] => [
  shellAsApp(),
  ...remotes.map((app) => ({
    name: app.name,
    label: appLabel(app.name, remotes),
    isPreview: app.isPreview ?? false,
    base: baseOf(app),
    release: releaseAddress(app.entry, app.listed?.build),
    ...(app.listed && { listed: app.listed }),
    ...(app.loaded && { loaded: app.loaded }),
  })),
];
