import { baseOf } from '../federation/known-app.ts';
import type { KnownApp, LoadedApp } from '../federation/known-app.ts';
import { shellFacts } from '../federation/shell-facts.ts';

/** An app of the status page: where it is, and what this page has loaded of it. */
export interface AppFacts {
  name: string;
  /** The folder with its files. */
  base: string;
  isPreview?: boolean;
  loaded?: Omit<LoadedApp, 'contract'> & { contract?: number };
}

/** The shell itself: what runs now was loaded when this document began. */
export const shellAsApp = (): AppFacts => ({
  name: shellFacts.name,
  base: `${location.origin}/`,
  loaded: { version: shellFacts.version, at: Math.round(performance.timeOrigin) },
});

/** The shell first, then the apps of remotes.json. */
export const listApps = (remotes: readonly KnownApp[]): AppFacts[] => [
  shellAsApp(),
  ...remotes.map(({ name, entry, isPreview = false, loaded }) => ({
    name,
    isPreview,
    base: baseOf({ entry }),
    ...(loaded && { loaded }),
  })),
];
