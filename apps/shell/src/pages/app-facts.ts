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
  /** The file that its build starts from, relative to `base`; its release lists it, another does not. */
  startsFrom?: string;
  loaded?: Omit<LoadedApp, 'contract'> & { contract?: number };
}

/** The shell itself: what runs now was loaded when this document began. */
function shellAsApp(): AppFacts {
  const startsFrom = startScript()?.replace(/^\//, '');
  return {
    name: shellApp.name,
    label: 'Evergift',
    base: `${location.origin}/`,
    ...(startsFrom !== undefined && { startsFrom }),
    loaded: { version: shellApp.version, at: Math.round(performance.timeOrigin) },
  };
}

/**
 * The build that runs, as far as it is known: the one that was noted when it was loaded, or the
 * served one while that still starts from the same file.
 */
export function runningBuild(app: AppFacts, served: ServedRelease | undefined): string | undefined {
  if (app.loaded?.build !== undefined) return app.loaded.build;
  const { startsFrom } = app;
  const isReplaced = startsFrom !== undefined && !served?.files.includes(startsFrom);
  return isReplaced ? undefined : served?.build;
}

/** The shell first, then the apps of remotes.json. */
export const listApps = (remotes: readonly KnownApp[]): AppFacts[] => [
  shellAsApp(),
  ...remotes.map(({ name, entry, isPreview = false, loaded }) => ({
    name,
    label: appLabel(name, remotes),
    isPreview,
    base: baseOf({ entry }),
    ...(loaded && { loaded }),
  })),
];
