import type { SiteFile } from './site-release.ts';
import { sha256 } from './sha256.ts';

/** A file could not be had: no network, no answer, or an error. Later it may be there. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** A file is not what its app's release.json says: a damaged or half-finished deployment. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError';
}

/** A file as it was fetched, completely. */
export interface FetchedFile extends SiteFile {
  body: ArrayBuffer;
  headers: Readonly<Record<string, string>>;
}

export type Fetch = (
  address: string,
  options: { cache: RequestCache; signal: AbortSignal },
) => Promise<Response>;

/** A file that is not complete by then is given up; the next attempt asks again. In milliseconds. */
const timeout = 30_000;

/**
 * What a kept answer says besides its content. Headers about the transport (encoding, length, age)
 * are not true of it any more; cookies are none of our business.
 */
const cachedHeaders = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

function headersOf(response: Response): Record<string, string> {
  const entries = cachedHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Fetches a file whole. @throws UnreachableError */
export async function fetchFile(
  address: string,
  cache: RequestCache,
  fetch: Fetch,
): Promise<FetchedFile> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    response = await fetch(address, { cache, signal: AbortSignal.timeout(timeout) });
    body = await response.arrayBuffer();
  } catch (cause) {
    throw new UnreachableError(`${address} did not answer.`, { cause });
  }
  if (!response.ok) throw new UnreachableError(`${address} answered ${response.status}.`);
  return { address, body, sha256: await sha256(body), headers: headersOf(response) };
}

const hashedName = /\/assets\/.*-[\w-]{8}\.\w+$/;

/**
 * Fetches a file of a release and makes sure that it is the one. A file whose name carries a hash may
 * come from the browser's cache, where the page has just put it; should that copy be wrong, the
 * server is asked.
 *
 * @throws UnreachableError
 * @throws IntegrityError
 */
export async function fetchVerified(file: SiteFile, fetch: Fetch): Promise<FetchedFile> {
  const caches: RequestCache[] = [hashedName.test(file.address) ? 'default' : 'no-cache', 'reload'];
  for (const cache of caches) {
    const fetched = await fetchFile(file.address, cache, fetch);
    if (fetched.sha256 === file.sha256) return fetched;
  }
  throw new IntegrityError(`${file.address} is not the file that its release.json names.`);
}

/** The file as the answer to a request. */
export const toResponse = ({ body, headers }: FetchedFile): Response =>
  new Response(body, { headers: { ...headers } });
