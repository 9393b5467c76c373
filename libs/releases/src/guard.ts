/**
 * When a device gives a build up that only a share of devices has. remotes.json has it beside the
 * build, as `extras.guard`; what it leaves out is as in `usualGuard`.
 */
export interface Guard {
  /** Failed visits of the build that there have to be on this device: a whole number from 1. */
  least: number;
  /** Share of its visits that failed, from 0 to 1. */
  threshold: number;
  /** How many times the default build's share that is. */
  rate: number;
}

/** Chosen by the simulation in docs/releases.md. */
const usualGuard: Guard = { least: 2, threshold: 0.1, rate: 2 };

/** Visits of one device with a build, and those in which something of it failed. */
export interface Tally {
  visits: number;
  failed: number;
}

/** The guard of a build, complete. */
export const guardOf = (given: Partial<Guard> = {}): Guard => ({ ...usualGuard, ...given });

/**
 * Whether a device gives a build up: it failed often enough, and more often than the default build
 * does here. A device that has not met the default build knows nothing of it, so one visit of each
 * kind is as good as none: the default's share counts as if it had had ten more visits without a failure.
 */
export function isWorse(build: Tally, usual: Tally, { least, threshold, rate }: Guard): boolean {
  const share = build.failed / Math.max(build.visits, 1);
  const usualShare = usual.failed / (usual.visits + 10);
  return build.failed >= least && share >= threshold && share > rate * usualShare;
}
