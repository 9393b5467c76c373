import { readReleaseList } from '@evergift/releases';
import { DeploymentError } from '../deploy/deployment-error.ts';

/** One build of an app, as remotes.json lists it, with all fields that nobody here knows. */
export interface ListedBuild {
  url: string;
  metadata: { version: string; [field: string]: unknown };
  deployment?: { traffic: number; default: boolean };
  extras: { build?: string; since?: string; [field: string]: unknown };
  [field: string]: unknown;
}

/** The content of remotes.json. */
export interface ReleaseList {
  schema: string;
  microFrontends: Readonly<Record<string, readonly ListedBuild[]>>;
  [field: string]: unknown;
}

/** So many builds of an app are listed: those that devices get, and the latest of the others. */
const listedAtMost = 5;

/** Checks the content of remotes.json. @throws ReleaseListError that says what does not fit */
export function checkList(content: unknown): ReleaseList {
  readReleaseList(content, (error) => {
    throw error;
  });
  return content as ReleaseList;
}

/** A build in words: `1.4.0 (343396a3ca38)`. */
export const nameOf = ({ metadata, extras }: ListedBuild): string =>
  `${metadata.version} (${extras.build ?? 'no build'})`;

/**
 * Finds a build by its version, or by the beginning of its hash.
 *
 * @throws DeploymentError when several builds have that version
 */
export function findBuild(builds: readonly ListedBuild[], wanted: string): ListedBuild | undefined {
  const found = builds.filter(
    ({ metadata, extras }) => metadata.version === wanted || extras.build?.startsWith(wanted),
  );
  if (found.length > 1) {
    throw new DeploymentError(
      `Several builds are '${wanted}': ${found.map(nameOf).join(', ')}. Name one by its hash.`,
    );
  }
  return found[0];
}

const isSame = (one: ListedBuild, other: ListedBuild): boolean =>
  one.extras.build === other.extras.build && one.url === other.url;

const isDefault = ({ deployment }: ListedBuild): boolean => deployment?.default ?? true;

const shareOf = ({ deployment }: ListedBuild): number => deployment?.traffic ?? 100;

const withShare = (build: ListedBuild, traffic: number, isUsual: boolean): ListedBuild => ({
  ...build,
  deployment: { ...build.deployment, traffic, default: isUsual },
});

/** What is to be changed. */
export interface Change {
  app: string;
  build: ListedBuild;
  /**
   * Percentage of devices that get it; 100 makes it the default, and no other build has a share. An
   * app's first build is always the default.
   */
  share: number;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Gives a build of an app to a share of devices. Everything else in the list stays as it is.
 *
 * @throws DeploymentError when the share is to be taken from the default itself
 */
export function changeList(
  list: ReleaseList,
  { app, build, share: wanted, now }: Change,
): ReleaseList {
  const before = list.microFrontends[app] ?? [];
  const share = before.length === 0 ? 100 : wanted;
  const listed = before.find((one) => isSame(one, build));
  const since = listed?.extras.since ?? new Date(now).toISOString();
  const chosen = { ...(listed ?? build), extras: { ...(listed ?? build).extras, since } };
  const others = before.filter((one) => !isSame(one, build));
  const usual = others.find(isDefault);
  if (share < 100 && !usual) {
    throw new DeploymentError(
      `${nameOf(build)} is the build of ${app} that everybody gets. Give it up by releasing another: --to <version>.`,
    );
  }
  const rest = others
    .filter((one) => one !== usual)
    .map((one) => withShare(one, share < 100 ? shareOf(one) : 0, false));
  const given = rest.reduce((sum, one) => sum + shareOf(one), share);
  if (given > 100) {
    throw new DeploymentError(
      `The builds of ${app} that only some devices get would have ${given} % together. Take one back with --share 0.`,
    );
  }
  const builds = [
    ...(usual ? [withShare(usual, 100 - given, share < 100)] : []),
    withShare(chosen, share, share === 100),
    ...rest,
  ];
  return { ...list, microFrontends: { ...list.microFrontends, [app]: keepLatest(builds) } };
}

/** The default first, then the others, the latest first. */
function keepLatest(builds: readonly ListedBuild[]): ListedBuild[] {
  const rank = (build: ListedBuild): number => (isDefault(build) ? 2 : shareOf(build) > 0 ? 1 : 0);
  const age = ({ extras }: ListedBuild) => Date.parse(extras.since ?? '') || 0;
  return [...builds]
    .sort((one, other) => rank(other) - rank(one) || age(other) - age(one))
    .filter((build, index) => index < listedAtMost || rank(build) > 0);
}
