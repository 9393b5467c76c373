import type { SiteRelease, SiteFile } from './site-release.ts';

/** How the files of a new release come together. */
export interface DownloadPlan {
  /** Kept already under the same address with the same content: taken from the previous release. */
  copy: readonly SiteFile[];
  /** To be fetched. */
  download: readonly SiteFile[];
}

/** Kept when a page asks for it: letters that few names have, and the reports that few deployments send. */
const onDemand = /\/assets\/(sentry-reporter-|\w+-latin-ext-)[^/]*$/;

/** Whether a page may need the file without a network. */
export const isNeededOffline = ({ address }: SiteFile): boolean => !onDemand.test(address);

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
