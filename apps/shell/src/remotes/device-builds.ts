import { entryOf } from '@evergift/contract';
import type { RemoteBuild, RemoteEntry } from '@evergift/contract';
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

/** The build of an app that this device gets. */
export function entryForDevice(app: AppBuilds<RemoteBuild>): RemoteEntry {
  const { name, builds } = app;
  const isAlone = builds.every(({ isDefault, share }) => isDefault || share === 0);
  if (isAlone)
    return entryOf(
      name,
      chooseBuild(app, undefined, () => false),
    );
  const histories = readHistories();
  const isGivenUp = (build: RemoteBuild) =>
    histories[appOfBuild(name, build)]?.gaveUpAt !== undefined;
  return entryOf(name, chooseBuild(app, deviceId(), isGivenUp));
}
