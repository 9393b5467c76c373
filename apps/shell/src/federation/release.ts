/** What release.json beside an app's files says (written by tools/federation). */
export interface Release {
  name: string;
  version: string;
  /** Same files, same build. */
  build: string;
  /** When it was deployed, in milliseconds since 1970, where the server says so. */
  releasedAt?: number;
}

/** release.json cannot be had, or is none. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/**
 * Reads what an app's origin serves now.
 *
 * @param base the folder with the app's files
 * @throws ReleaseError when the origin answers something else; TypeError when it does not answer
 */
export async function fetchRelease(base: string, signal?: AbortSignal): Promise<Release> {
  const options: RequestInit = { cache: 'no-cache', priority: 'low', ...(signal && { signal }) };
  const response = await fetch(new URL('release.json', base), options);
  if (!response.ok) throw new ReleaseError(`release.json answered ${response.status}`);
  const content: unknown = await response.json().catch(() => undefined);
  if (!isRelease(content)) throw new ReleaseError('release.json is not a release');
  const { name, version, build } = content;
  const releasedAt = Date.parse(response.headers.get('last-modified') ?? '');
  return { name, version, build, ...(Number.isFinite(releasedAt) && { releasedAt }) };
}

function isRelease(content: unknown): content is Release {
  if (typeof content !== 'object' || content === null) return false;
  const { name, version, build } = content as Record<string, unknown>;
  return [name, version, build].every((value) => typeof value === 'string');
}
