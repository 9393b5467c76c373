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
 * Asks whether an app's origin serves a build that is known already, past every cache. The list of
 * its files stays there: nobody reads it.
 *
 * @param address of the list of the build's files
 * @returns when it was deployed, in milliseconds since 1970, where the server says so
 * @throws ReleaseError when the origin answers something else; TypeError when it does not answer
 */
export async function askForRelease(
  address: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const options = { method: 'HEAD', cache: 'no-store', priority: 'low', signal } as const;
  const response = await fetch(address, options);
  if (!response.ok) throw new ReleaseError(`release.json answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new ReleaseError(`release.json is ${type}`);
  return dateOf(response);
}

const dateOf = ({ headers }: Response): number | undefined => {
  const at = Date.parse(headers.get('last-modified') ?? '');
  return Number.isFinite(at) ? at : undefined;
};

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
  const releasedAt = dateOf(response);
  return {
    name,
    version,
    build,
    files: files.map(({ path }) => path),
    ...(releasedAt !== undefined && { releasedAt }),
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
