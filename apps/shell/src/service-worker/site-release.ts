/** A file of a release: its address, and the SHA-256 (hexadecimal) of what it has to contain. */
export interface SiteFile {
  address: string;
  sha256: string;
}

/**
 * The shell and all remotes as they were deployed at one moment, with their configuration. A page
 * takes all of its files from one release.
 */
export interface SiteRelease {
  /** Same files and same headers, same id. */
  id: string;
  files: readonly SiteFile[];
  /** Where each app's files lie, with a slash at the end; the shell's is the first. */
  bases: readonly string[];
  /** Where the list of each remote's files is; absent in a release of before. */
  lists?: readonly string[];
  /** The first parts of the paths that belong to the application, e.g. `/people`. */
  applicationPaths: readonly string[];
}

/**
 * The address of a file without what may follow its path, and with no letter encoded: a server
 * answers the same for all of these (see ../remotes/fresh-address.ts).
 */
export function fileAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  try {
    return origin + decodeURI(pathname);
  } catch {
    return origin + pathname;
  }
}

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * The document of a release that answers a navigation, as a path of the shell's origin. Undefined for
 * a path that the release does not know: it may be a page of the host, such as a sign-in service's.
 */
export function documentFor(
  pathname: string,
  { applicationPaths }: Pick<SiteRelease, 'applicationPaths'>,
): `/${string}.html` | undefined {
  if (pathname === '/') return '/index.html';
  // The landing page in another language; where a release has none, the network is asked.
  if (/^\/[a-z]{2}$/.test(pathname)) return `/${pathname.slice(1)}.html`;
  return applicationPaths.some((path) => isBelow(pathname, path)) ? '/app.html' : undefined;
}

/**
 * True when a page that was loaded from the network runs the files of this release and no others, so
 * that it may go on with them.
 *
 * @param loaded addresses of everything that the page has loaded so far
 */
export function runsRelease(loaded: readonly string[], { files, bases }: SiteRelease): boolean {
  const addresses = new Set(files.map(({ address }) => address));
  return loaded
    .map(fileAddress)
    .filter((address) => bases.some((base) => address.startsWith(`${base}assets/`)))
    .every((address) => addresses.has(address));
}

/**
 * Whether the current release is newer than what a page runs. A page of no release came from the
 * network: it may be the newer one, when it is not known whether the current release is deployed.
 *
 * @param own the release that the page uses
 * @param isCompared whether the current release is known to be what is deployed
 */
export const isNewer = (
  current: SiteRelease,
  own: string | undefined,
  isCompared: boolean,
): boolean => (own === undefined ? isCompared : own !== current.id);
