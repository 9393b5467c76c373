import { baseOf, shellApp, notLoaded } from '../deployment/known-app.ts';
import type { KnownApp } from '../deployment/known-app.ts';

/** Whose code an error comes from. */
export interface Owner {
  /** An app's name, or `shell`. */
  area: string;
  version: string;
}

/** Addresses in a stack, with the line and column that follow each. */
const address = /https?:\/\/[^\s()@]+/g;

/**
 * Finds the app whose code threw, by the addresses in the error's stack. What is shared lies with
 * the shell and runs on a remote's behalf, so the first frame of a remote counts before any frame of
 * the shell.
 *
 * @param error anything that was thrown
 * @param apps the apps of remotes.json
 * @returns undefined when the stack names none of our addresses, as a browser's extension does
 */
export function findOwner(error: unknown, apps: readonly KnownApp[]): Owner | undefined {
  const frames = error instanceof Error ? (error.stack?.match(address) ?? []) : [];
  const remotes = frames.map((frame) => apps.find((app) => frame.startsWith(baseOf(app))));
  const remote = remotes.find((app) => app !== undefined);
  if (remote) return { area: remote.name, version: remote.loaded?.version ?? notLoaded };
  const isOurs = frames.some((frame) => frame.startsWith(`${location.origin}/`));
  return isOurs ? { area: shellApp.name, version: shellApp.version } : undefined;
}
