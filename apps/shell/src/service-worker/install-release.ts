import { languageOf } from './language-of.ts';
import type { SiteFile, SiteRelease } from './site-release.ts';
import { fetchVerified, toResponse, type Fetch } from './fetch-file.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { DeployedRelease } from './deployed-release.ts';

/** Few, of the six connections that browsers open to a host: the page keeps the others. */
const atOnce = 2;

/**
 * Puts a release together. What the previous release has is copied, the rest is fetched and verified.
 * Only a complete release becomes the current one; until then, and after a failure, everything stays
 * as it was. What was fetched before a failure is there for the next attempt.
 *
 * @throws UnreachableError
 * @throws IntegrityError
 * @throws DOMException when the browser's storage is full or blocked
 */
export async function installRelease(
  { release, fetched }: DeployedRelease,
  releases: ReleaseCache,
  fetch: Fetch,
): Promise<void> {
  const previous = await releases.current();
  const cache = await releases.begin(release.id);
  for (const file of fetched) await cache.put(file.address, toResponse(file));

  const there = new Set((await cache.keys()).map(({ url }) => url));
  const { copy, download } = planDownloads(release, there, previous);
  const gone: SiteFile[] = [];
  for (const file of copy) {
    const response = previous && (await releases.match(previous.id, file.address));
    if (response) await cache.put(file.address, response);
    else if (isNeededOffline(file)) gone.push(file);
  }
  const queue = [...download, ...gone];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await cache.put(file.address, toResponse(await fetchVerified(file, fetch)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await releases.complete(release);
}

/** True when what is deployed is the release that is cached already. */
export const isCached = ({ release }: DeployedRelease, current: SiteRelease | undefined): boolean =>
  release.id === current?.id;

/** How the files of a new release come together. */
interface DownloadPlan {
  /** Kept already under the same address with the same content: taken from the previous release. */
  copy: readonly SiteFile[];
  /** To be fetched. */
  download: readonly SiteFile[];
}

/**
 * Kept when a page asks for it: letters that few names have, the reports that few deployments send, and what older
 * browsers show.
 */
const onDemand =
  /\/assets\/(sentry-reporter-|\w+-latin-ext-|fraunces-latin-display-)[^/]*$|\/older-browser\.json$/;

/** Whether every page may need the file without a network. What a language says comes with a page that speaks it. */
const isNeededOffline = ({ address }: SiteFile): boolean =>
  !onDemand.test(address) && languageOf(address) === undefined;

/** Pages are fetched for each release: their headers, with the security policy, belong to them. */
const isPage = ({ address }: SiteFile): boolean => address.endsWith('.html');

/**
 * Decides which files of a release have to be fetched.
 *
 * @param there addresses that are in the new set's cache already: it may have been begun before
 * @param previous the release to take unchanged files from
 */
export function planDownloads(
  release: SiteRelease,
  there: ReadonlySet<string>,
  previous: SiteRelease | undefined,
): DownloadPlan {
  const kept = new Map(previous?.files.map(({ address, sha256 }) => [address, sha256]));
  const missing = release.files.filter(({ address }) => !there.has(address));
  const isCached = (file: SiteFile) => !isPage(file) && kept.get(file.address) === file.sha256;
  return {
    copy: missing.filter(isCached),
    download: missing.filter((file) => !isCached(file) && isNeededOffline(file)),
  };
}
