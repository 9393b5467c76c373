import type { SiteRelease, SiteFile } from './site-release.ts';
import { fetchVerified, toResponse } from './fetch-file.ts';
import type { Fetch } from './fetch-file.ts';
import type { ReleaseCache } from './release-cache.ts';
import { isNeededOffline, planDownloads } from './plan-downloads.ts';
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
