import type { AppBuilds, Build } from './release-list.ts';

/**
 * Where a text falls between 0 and 100, evenly and always in the same place (FNV-1a, mixed as
 * MurmurHash3 ends).
 */
function positionOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) / 2 ** 32) * 100;
}

/** Names a build among those of all apps. */
export const appOfBuild = (app: string, { build, url }: Pick<Build, 'build' | 'url'>): string =>
  `${app}:${build || url}`;

/**
 * The build of an app that a device gets. The same device gets the same one as long as the list says
 * so, and keeps it when the share grows. Each build has other devices at its beginning.
 *
 * @param device a random id; undefined where the browser keeps none: then it is the default
 * @param isGivenUp whether this device has given a build up
 */
export function chooseBuild<Chosen extends Build>(
  { name, builds }: { name: string; builds: AppBuilds<Chosen>['builds'] },
  device: string | undefined,
  isGivenUp: (build: Chosen) => boolean,
): Chosen {
  const mine = builds.find(
    (build) =>
      !build.isDefault &&
      device !== undefined &&
      positionOf(`${device}:${appOfBuild(name, build)}`) < build.share &&
      !isGivenUp(build),
  );
  return mine ?? builds.find(({ isDefault }) => isDefault) ?? (builds[0] as Chosen);
}
