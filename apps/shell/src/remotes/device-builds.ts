import { entryOf } from '@evergift/contract';
import type { ListedBuild, RemoteBuild, RemoteEntry } from '@evergift/contract';
import { appOfBuild, chooseBuild } from '@evergift/releases';
import type { AppBuilds, Tally } from '@evergift/releases';
import { keptOnDevice } from '../browser/kept-text.ts';

/** A random text: no account, no address, nothing that says whose device it is. */
const device = keptOnDevice('evergift.device');
const kept = keptOnDevice('evergift.builds');

/** What this device knows of a build. */
export interface BuildHistory extends Tally {
  /** When it was given up, in milliseconds since 1970; absent while it is not. */
  gaveUpAt?: number;
  /** True once that was reported. */
  isReported?: boolean;
}

/** What this device knows of builds, by `appOfBuild`. */
export type BuildHistories = Record<string, BuildHistory>;

/** Reads what this device knows of builds. */
export const readHistories = (): BuildHistories => (kept.readJson() ?? {}) as BuildHistories;

/** Keeps what this device knows of builds, where the browser lets it. */
export const writeHistories = (histories: BuildHistories): void => {
  kept.write(JSON.stringify(histories));
};

/** This device's random id, made when it is needed; undefined where nothing is kept. */
function deviceId(): string | undefined {
  const known = device.read();
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  return device.write(made) ? made : undefined;
}

/** The build of an app that this device gets, of several. */
export function entryForDevice(app: AppBuilds<RemoteBuild>): RemoteEntry {
  const { name } = app;
  const usual = chooseBuild(app, undefined, () => false);
  const histories = readHistories();
  let gaveUp: ListedBuild['gaveUp'];
  const chosen = chooseBuild(app, deviceId(), ({ version, build = '', url }) => {
    const known = histories[appOfBuild(name, { build, url })];
    if (known?.gaveUpAt === undefined) return false;
    gaveUp = { version, build, at: known.gaveUpAt, visits: known.visits, failed: known.failed };
    return true;
  });
  const { listed, ...own } = entryOf(name, chosen);
  if (!listed) return own;
  return {
    ...own,
    listed: { ...listed, usual: appOfBuild(name, usual), ...(gaveUp && { gaveUp }) },
  };
}
