import { problemOfGuard } from './guard.ts';
import type { Guard } from './guard.ts';

/** The public schema that remotes.json follows. */
export const schemaAddress =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** One immutable build of an app. */
export interface Build {
  /** Address of its entry, relative to remotes.json or absolute. */
  url: string;
  version: string;
  /** The entry's SHA-256, as requests take it; absent in development. */
  integrity?: string;
  /** Hash of all of its files; absent in development. */
  build?: string;
  /** When it was first listed, an ISO 8601 instant. */
  since?: string;
  /** Percentage of devices that get it in the default's place. */
  share: number;
  /** True for the build that everybody else gets. */
  isDefault: boolean;
  /** When a device gives it up. */
  guard?: Partial<Guard>;
  /** What else the list says of it: paths, modals and contributions. */
  extras: Readonly<Record<string, unknown>>;
}

/** An app of remotes.json and its builds, in the order of the list; exactly one is the default. */
export interface AppBuilds<Listed extends Build = Build> {
  name: string;
  builds: readonly [Listed, ...Listed[]];
}

/**
 * Where the list of a build's files is: beside its entry.
 *
 * @param entry absolute
 * @param build undefined for what is served there now, whichever build it is
 */
export const releaseAddress = (entry: string, build?: string): string =>
  new URL(build === undefined ? 'release.json' : `release-${build}.json`, entry).href;

/** remotes.json is missing, is no list, or something in it does not fit. */
export class ReleaseListError extends Error {
  override readonly name = 'ReleaseListError';
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);

const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

const isPath = (value: unknown) =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  value['path'].startsWith('/') &&
  (value['access'] === 'public' || value['access'] === 'signed-in');

const isList = (value: unknown, fits: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(fits);

const lists = ['routes', 'navigation', 'commands', 'search', 'loadFailures'];

function problemOfContributions(value: unknown): string | undefined {
  if (!isRecord(value)) return '"extras.contributions" has to be an object';
  if (!isText(value['label'])) return '"extras.contributions.label" is missing';
  if (!isRecord(value['icons'])) return '"extras.contributions.icons" has to be an object';
  const wrong = [...lists, ...('textCommands' in value ? ['textCommands'] : [])].find(
    (list) => !isList(value[list], isRecord),
  );
  return wrong && `"extras.contributions.${wrong}" has to be a list`;
}

function problemOfExtras(extras: unknown): string | undefined {
  if (!isRecord(extras)) return '"extras" is missing';
  if (!isList(extras['paths'], isPath)) {
    return '"extras.paths" lists paths such as { "path": "/people", "access": "signed-in" }';
  }
  if (!isList(extras['modals'], isText)) return '"extras.modals" has to be a list of names';
  if (!(extras['build'] === undefined || /^[\da-f]{12,64}$/.test(String(extras['build'])))) {
    return '"extras.build" has to be a hash';
  }
  if (!(extras['since'] === undefined || Number.isFinite(Date.parse(String(extras['since']))))) {
    return '"extras.since" has to be an instant';
  }
  return problemOfContributions(extras['contributions']) ?? problemOfGuard(extras['guard']);
}

function problemOfBuild(value: unknown): string | undefined {
  if (!isRecord(value)) return 'an object is needed';
  const { url, fallbackUrl, metadata, deployment } = value;
  if (!isText(url)) return '"url" is missing';
  if (!isTextOrAbsent(fallbackUrl)) return '"fallbackUrl" has to be an address';
  if (!isRecord(metadata) || !isText(metadata['version'])) return '"metadata.version" is missing';
  const { integrity } = metadata;
  if (!(integrity === undefined || /^sha256-[\w+/]{43}=$/.test(String(integrity)))) {
    return '"metadata.integrity" has to be a SHA-256 such as "sha256-…="';
  }
  if (deployment !== undefined) {
    if (!isRecord(deployment)) return '"deployment" has to be an object';
    if (!isPercentage(deployment['traffic'])) {
      return '"deployment.traffic" has to be a number from 0 to 100';
    }
    if (typeof deployment['default'] !== 'boolean') {
      return '"deployment.default" has to be true or false';
    }
  }
  return problemOfExtras(value['extras']);
}

/** @param value one that `problemOfBuild` found nothing wrong with */
function toBuild(value: Fields, isOnly: boolean): Build {
  const { version, integrity } = value['metadata'] as Fields;
  const { traffic = isOnly ? 100 : 0, default: isDefault = isOnly } = (value['deployment'] ??
    {}) as Fields;
  const extras = value['extras'] as Fields;
  const { build, since, guard } = extras as Pick<Build, 'build' | 'since' | 'guard'>;
  return {
    url: value['url'] as string,
    version: version as string,
    ...(integrity !== undefined && { integrity: integrity as string }),
    ...(build !== undefined && { build }),
    ...(since !== undefined && { since }),
    ...(guard !== undefined && { guard }),
    share: traffic as number,
    isDefault: isDefault as boolean,
    extras,
  };
}

/** Reads the builds of one app. @param refuse is given each problem in words */
function readBuilds(list: unknown, refuse: (problem: string) => void): Build[] {
  if (!Array.isArray(list) || list.length === 0) {
    refuse('a list of builds is needed');
    return [];
  }
  const builds: Build[] = [];
  for (const [index, value] of list.entries()) {
    const problem = problemOfBuild(value);
    if (problem) refuse(`build ${index + 1}: ${problem}`);
    else builds.push(toBuild(value as Fields, list.length === 1));
  }
  if (builds.length === 0) return [];
  const defaults = builds.filter(({ isDefault }) => isDefault);
  if (defaults.length !== 1) {
    refuse(`exactly one build has to be the default, and ${defaults.length} are`);
  }
  const usual = defaults[0] ?? (builds[0] as Build);
  const sum = builds.reduce((all, { share }) => all + share, 0);
  if (sum > 100)
    refuse(`the builds have ${sum} % of the traffic together: only the default is used`);
  return builds.map((build) => ({
    ...build,
    share: sum > 100 ? 0 : build.share,
    isDefault: build === usual,
  }));
}

/**
 * Reads the content of remotes.json. What does not fit is left out: a build, or an app without any.
 * Fields that nobody here knows are let be.
 *
 * @param onUnfit receives an error that names each thing that does not fit, and why
 * @throws ReleaseListError when there is no list, or nothing in it fits
 */
export function readReleaseList(
  content: unknown,
  onUnfit: (error: ReleaseListError) => void = () => undefined,
): AppBuilds[] {
  const apps = isRecord(content) ? content['microFrontends'] : undefined;
  if (!isRecord(apps)) throw new ReleaseListError('remotes.json has no "microFrontends".');
  const unfit: ReleaseListError[] = [];
  if (!isText((content as Fields)['schema'])) {
    unfit.push(new ReleaseListError('remotes.json names no "schema".'));
  }
  const read = Object.entries(apps).flatMap(([name, list]) => {
    const builds = readBuilds(list, (problem) =>
      unfit.push(new ReleaseListError(`remotes.json, ${name}: ${problem}.`)),
    );
    return builds.length > 0 ? [{ name, builds: builds as [Build, ...Build[]] }] : [];
  });
  if (read.length === 0) throw unfit[0] ?? new ReleaseListError('remotes.json names no app.');
  unfit.forEach(onUnfit);
  return read;
}
