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

/** Whether any device gets a build: the default, or one with a share. */
export const isOffered = ({ isDefault, share }: Pick<Build, 'isDefault' | 'share'>): boolean =>
  isDefault || share > 0;

/** remotes.json is missing, is no list, or something in it does not fit. */
export class ReleaseListError extends Error {
  override readonly name = 'ReleaseListError';
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isNumber = (value: unknown, from: number, to = Infinity) =>
  typeof value === 'number' && value >= from && value <= to;

const isList = (value: unknown, fits: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(fits);

const isPath = (value: unknown) =>
  isRecord(value) &&
  isText(value['path']) &&
  value['path'].startsWith('/') &&
  /^(public|signed-in)$/.test(String(value['access']));

/** What a field can have to be, in words. */
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  'a text': isText,
  'an object': isRecord,
  'true or false': (value) => typeof value === 'boolean',
  'a percentage': (value) => isNumber(value, 0, 100),
  'a share from 0 to 1': (value) => isNumber(value, 0, 1),
  'a number from 0': (value) => isNumber(value, 0),
  'a whole number from 1': (value) => isNumber(value, 1) && Number.isInteger(value),
  'a hash': (value) => /^[\da-f]{12,64}$/.test(String(value)),
  'a SHA-256 such as "sha256-…="': (value) => /^sha256-[\w+/]{43}=$/.test(String(value)),
  'an instant': (value) => isText(value) && Number.isFinite(Date.parse(value)),
  'a list of names': (value) => isList(value, isText),
  'a list of objects': (value) => isList(value, isRecord),
  'a list of paths with "access"': (value) => isList(value, isPath),
};

/** What each field of a build has to be; one with a question mark, and what lies in it, may be absent. */
const fields = `
url: a text
fallbackUrl?: a text
metadata: an object
metadata.version: a text
metadata.integrity?: a SHA-256 such as "sha256-…="
deployment?: an object
deployment?.traffic: a percentage
deployment?.default: true or false
extras: an object
extras.build?: a hash
extras.since?: an instant
extras.paths: a list of paths with "access"
extras.modals: a list of names
extras.contributions: an object
extras.contributions.label: a text
extras.contributions.icons: an object
extras.contributions.routes: a list of objects
extras.contributions.navigation: a list of objects
extras.contributions.commands: a list of objects
extras.contributions.textCommands?: a list of objects
extras.contributions.search: a list of objects
extras.contributions.loadFailures: a list of objects
extras.guard?: an object
extras.guard?.least?: a whole number from 1
extras.guard?.threshold?: a share from 0 to 1
extras.guard?.rate?: a number from 0`
  .trim()
  .split('\n');

/** Says in words what is wrong with a build; undefined for one that fits. */
function problemOfBuild(build: unknown): string | undefined {
  if (!isRecord(build)) return 'an object is needed';
  for (const field of fields) {
    const [path = '', kind = ''] = field.split(': ');
    let value: unknown = build;
    let isAbsent = false;
    for (const part of path.split('.')) {
      value = isRecord(value) ? value[part.replace('?', '')] : undefined;
      isAbsent ||= value === undefined && part.endsWith('?');
    }
    if (!isAbsent && !kinds[kind]?.(value)) {
      return `"${path.replaceAll('?', '')}" has to be ${kind}`;
    }
  }
  return undefined;
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
