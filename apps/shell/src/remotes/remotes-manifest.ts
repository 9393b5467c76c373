import { entryOf, readRemotesManifest } from '@evergift/contract';
import type { ModalName, RemoteBuild, RemoteEntry, RemoteModule } from '@evergift/contract';
import { isOffered } from '@evergift/releases';
import type { AppBuilds } from '@evergift/releases';
import { takeAnswer } from './take-answer.ts';

const manifestPath = '/remotes.json';

/** Where remotes.json is. */
export const manifestAddress = (): string => new URL(manifestPath, location.origin).href;

/**
 * Fetches remotes.json, which says at run time which apps there are and where, and takes the build of
 * each that this device gets.
 *
 * @param onUnfit receives an error that names each thing in it that does not fit
 */
export async function fetchRemotesManifest(
  onUnfit?: (error: Error) => void,
  options?: RequestInit,
): Promise<RemoteEntry[]> {
  const address = manifestAddress();
  const response = await (takeAnswer(address) ?? fetch(address, options));
  if (!response.ok) throw new Error(`${manifestPath} answered ${response.status}`);
  const apps = readRemotesManifest(await response.json(), onUnfit);
  const entries = await Promise.all(apps.map(entryFor));
  const found = entries.map((entry) => ({ ...entry, entry: new URL(entry.entry, address).href }));
  if (!globalThis.evergiftSpeech) return found;
  const { translateContributions } = await import('./translated-contributions.ts');
  return Promise.all(found.map(translateContributions));
}

/** Adds what an app says in the language of the page. @param linked of an app that the shell's build brings */
export async function addTranslations(remote: RemoteModule, linked?: RemoteEntry): Promise<void> {
  if (!globalThis.evergiftSpeech) return;
  const translated = await import('./translated-contributions.ts');
  await translated.addTranslations(remote, linked);
}

/** The build of an app that this device gets. What chooses among several is fetched when there are. */
async function entryFor(app: AppBuilds<RemoteBuild>): Promise<RemoteEntry> {
  const { name, builds } = app;
  const usual = builds.find(({ isDefault }) => isDefault) ?? builds[0];
  if (builds.filter(isOffered).length === 1) return entryOf(name, usual);
  return import('./device-builds.ts').then(
    ({ entryForDevice }) => entryForDevice(app),
    () => entryOf(name, usual),
  );
}

/** True when a path is another, or lies below it. */
export const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The app that owns a path. */
export function findByPath(
  entries: readonly RemoteEntry[],
  pathname: string,
): RemoteEntry | undefined {
  return entries.find((entry) => entry.paths.some(({ path }) => isBelow(pathname, path)));
}

/** The app that owns a modal. */
export function findByModal(
  entries: readonly RemoteEntry[],
  modal: ModalName,
): RemoteEntry | undefined {
  return entries.find((entry) => entry.modals.includes(modal));
}

/** The app that brings the gate around the pages. */
export const findByGate = (entries: readonly RemoteEntry[]): RemoteEntry | undefined =>
  entries.find(({ contributions }) => contributions.gate);
