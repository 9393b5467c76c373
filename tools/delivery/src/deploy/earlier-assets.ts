import type { ReleaseFile } from '@evergift/contract/release';
import { DeploymentError } from './deployment-error.ts';
import { isReleaseFile } from './release.ts';

/** A hashed file of an earlier release that is still served, for pages opened before the deploy. */
export interface EarlierAsset extends ReleaseFile {
  /** When a deploy replaced it: an ISO 8601 instant. */
  replacedAt: string;
}

/** How long a replaced file is still served, in milliseconds: 14 days. */
export const keptFor = 14 * 24 * 60 * 60 * 1000;

const hashedName =
  /^assets\/.*-[\w-]{8}\.\w+$|^(mf-manifest|release|build|contract)-[\da-f]{12}\.json$/;

/** What a live site serves: its release, and the files that it kept of those before. */
export interface ServedFiles {
  release: readonly ReleaseFile[];
  earlier: readonly EarlierAsset[];
}

/**
 * The earlier files to deploy along with a release. Firebase Hosting replaces a whole site, so what
 * is not deployed again is gone, and a page that was opened before the deploy would miss it. Only
 * files with a hash in their name are kept: the others are asked anew at every visit.
 *
 * @param served what the live site serves
 * @param next the files of the release that goes live
 * @param now when it does, in milliseconds since 1970
 * @param listed paths of the files of builds that remotes.json lists: they are kept however old they are
 */
export function earlierAssetsToKeep(
  served: ServedFiles,
  next: readonly ReleaseFile[],
  now: number,
  listed: ReadonlySet<string> = new Set(),
): EarlierAsset[] {
  const current = new Set(next.map(({ path }) => path));
  const replacedAt = new Date(now).toISOString();
  const replaced = served.release
    .filter(({ path }) => hashedName.test(path))
    .map(({ path, bytes, sha256 }) => ({ path, bytes, sha256, replacedAt }));
  const known = new Set(replaced.map(({ path }) => path));
  return [...replaced, ...served.earlier.filter(({ path }) => !known.has(path))]
    .filter(({ path }) => !current.has(path))
    .filter(({ path, replacedAt: at }) => listed.has(path) || now - Date.parse(at) < keptFor)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

const isEarlierAsset = (value: unknown): value is EarlierAsset =>
  isReleaseFile(value) &&
  hashedName.test(value.path) &&
  !Number.isNaN(Date.parse(String((value as Partial<EarlierAsset>).replacedAt)));

/**
 * Reads the content of a site's `earlier-assets.json`.
 *
 * @throws DeploymentError
 */
export function readEarlierAssets(content: unknown, where: string): EarlierAsset[] {
  if (Array.isArray(content) && content.every(isEarlierAsset)) return content;
  throw new DeploymentError(`${where} is no list of earlier files.`);
}
