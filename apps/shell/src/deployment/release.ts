import type { Release, ReleaseFile } from '@evergift/contract/release';

/** What release.json beside an app's files says, as a page needs it. */
export interface ServedRelease extends Omit<Release, 'files'> {
  /** Paths of its files, relative to it. */
  files: readonly string[];
  /** When it was deployed, in milliseconds since 1970, where the server says so. */
  releasedAt?: number;
}

/** release.json cannot be had, or is none. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/**
 * Reads what an app's origin serves now, past every cache and the service worker.
 *
 * @param address of the list of the app's files
 * @throws ReleaseError when the origin answers something else; TypeError when it does not answer
 */
export const fetchServedRelease = (address: string, signal?: AbortSignal): Promise<ServedRelease> =>
  fetchRelease(address, { cache: 'no-store', ...(signal && { signal }) });

/**
 * Reads which release this page gets its files of: with a service worker the kept one, which may be
 * older than what is served.
 *
 * @param address of the list of the app's files
 * @throws ReleaseError, TypeError
 */
export const fetchOwnRelease = (address: string): Promise<ServedRelease> =>
  fetchRelease(address, { cache: 'no-cache' });

async function fetchRelease(address: string, options: RequestInit): Promise<ServedRelease> {
  const response = await fetch(address, { ...options, priority: 'low' });
  if (!response.ok) throw new ReleaseError(`release.json answered ${response.status}`);
  const content: unknown = await response.json().catch(() => undefined);
  if (!isDescription(content)) throw new ReleaseError('release.json is not a release');
  const { name, version, build, files = [] } = content;
  const releasedAt = Date.parse(response.headers.get('last-modified') ?? '');
  return {
    name,
    version,
    build,
    files: files.map(({ path }) => path),
    ...(Number.isFinite(releasedAt) && { releasedAt }),
  };
}

type Description = Omit<Release, 'files'> & { files?: readonly Pick<ReleaseFile, 'path'>[] };

function isDescription(content: unknown): content is Description {
  if (typeof content !== 'object' || content === null) return false;
  const { name, version, build, files = [] } = content as Record<string, unknown>;
  return [name, version, build].every((value) => typeof value === 'string') && Array.isArray(files);
}

/**
 * The script that this document started from, as app.html names it. Its name carries a hash, so a
 * shell of another build starts from another one.
 */
export const startScript = (page: Document = document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
