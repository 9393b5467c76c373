import type { DescribedContributions, RemoteEntry } from '@evergift/contract';
import { version } from '../../package.json';

/** What the shell says of itself in reports and on the status page. */
export const shellApp = { name: 'shell', version } as const;

/** What this page has loaded of an app. */
export interface LoadedApp {
  version: string;
  /** The contract it was built against. */
  contract: number;
  /** When it was loaded, in milliseconds since 1970. */
  at: number;
  /** From remotes.json, or from its release.json, which arrives a moment later; absent in development. */
  build?: string | undefined;
  /** The same where only some devices got it, whatever remotes.json says since. */
  canary?: string | undefined;
}

/** What has just been loaded of an app. @param listed what remotes.json said of its build */
export const loadedApp = (
  { version, contract }: Pick<LoadedApp, 'version' | 'contract'>,
  listed: RemoteEntry['listed'],
): LoadedApp => ({
  version,
  contract,
  at: Date.now(),
  build: listed?.build,
  canary: canaryOf({ listed }),
});

/** The build of an app that fails if something of it fails, where only some devices get it. */
export const canaryOf = ({
  loaded,
  listed,
}: Pick<KnownApp, 'loaded'> & { listed?: RemoteEntry['listed'] }) =>
  loaded ? loaded.canary : listed?.isDefault === false ? listed.build : undefined;

/** The version of an app of which nothing was loaded, in reports. */
export const notLoaded = 'not loaded';

/** An app that remotes.json names. */
export interface KnownApp {
  name: string;
  /** Address of its entry, absolute. */
  entry: string;
  /** True for a build that takes the deployed one's place in this tab. */
  isPreview?: boolean;
  /** What remotes.json says of this build; absent for a preview. */
  listed?: NonNullable<RemoteEntry['listed']>;
  /** What it adds to the shell. */
  contributions: DescribedContributions;
  /** Absent while this page has loaded nothing of it. */
  loaded?: LoadedApp;
}

/** The folder in which all files of an app lie. */
export const baseOf = ({ entry }: Pick<KnownApp, 'entry'>): string => new URL('.', entry).href;

/** What people call an app: the label that it contributes, or its name. */
export function appLabel(name: string, apps: readonly KnownApp[]): string {
  if (name === shellApp.name) return 'Evergift';
  return apps.find((app) => app.name === name)?.contributions.label ?? name;
}

/** The apps of remotes.json, with what was known of them before. */
export function knownApps(
  entries: readonly RemoteEntry[],
  before: readonly KnownApp[],
  isPreview: (entry: Pick<RemoteEntry, 'name' | 'entry'>) => boolean,
): KnownApp[] {
  const known = new Map(before.map((app) => [app.name, app]));
  return entries.map(({ name, entry, contributions, listed }) => {
    const { loaded } = known.get(name) ?? {};
    return {
      name,
      entry,
      contributions,
      isPreview: isPreview({ name, entry }),
      ...(listed && { listed }),
      ...(loaded && { loaded }),
    };
  });
}
