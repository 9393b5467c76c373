import { DeploymentError } from '../deploy/deployment-error.ts';
import { changeList, checkList, findBuild, nameOf } from './change-list.ts';
import type { ListedBuild, ReleaseList } from './change-list.ts';

/** Where remotes.json lies, and the builds that it can list. */
export interface ReleaseStore {
  /** Its content as people get it now. */
  read: () => Promise<unknown>;
  /** The build of an app that was uploaded last. */
  newest: (app: string) => Promise<ListedBuild>;
  /** Puts this in its place. @returns what was done, in words */
  write: (content: ReleaseList, dryRun: boolean) => Promise<string>;
}

export interface ReleaseOptions {
  app: string;
  /** A version, or the beginning of a build's hash. Default: the build that was uploaded last. */
  to?: string;
  /** Percentage of devices that get it. */
  share: number;
  dryRun: boolean;
  /** Milliseconds since 1970. */
  now: number;
  log: (line: string) => void;
}

/**
 * Gives a build of an app to all devices, or to a share of them. It changes remotes.json and nothing
 * else: nothing is built, and no other file changes.
 *
 * @throws DeploymentError, ReleaseListError
 */
export async function release(options: ReleaseOptions, store: ReleaseStore): Promise<void> {
  const { app, share, now, dryRun, log } = options;
  if (!(share >= 0 && share <= 100)) {
    throw new DeploymentError('--share is a percentage of devices, from 0 to 100.');
  }
  const list = checkList(await store.read());
  const build = await wantedBuild(options, list, store);
  const next = checkList(changeList(list, { app, build, share, now }));
  for (const one of next.microFrontends[app] ?? []) log(describe(one));
  log(await store.write(next, dryRun));
}

async function wantedBuild(
  { app, to }: ReleaseOptions,
  list: ReleaseList,
  store: ReleaseStore,
): Promise<ListedBuild> {
  if (to === undefined) return store.newest(app);
  const listed = list.microFrontends[app] ?? [];
  const found = findBuild(listed, to);
  if (found) return found;
  const newest = await store.newest(app);
  const uploaded = findBuild([newest], to);
  if (uploaded) return uploaded;
  throw new DeploymentError(
    `There is no build '${to}' of ${app}. Listed are ${listed.map(nameOf).join(', ')}; uploaded last was ${nameOf(newest)}.`,
  );
}

function describe(build: ListedBuild): string {
  const { traffic, default: isDefault } = build.deployment ?? { traffic: 100, default: true };
  const who = isDefault ? 'default' : traffic > 0 ? `${traffic} % of devices` : 'nobody';
  return `  ${nameOf(build)}: ${who}`;
}
