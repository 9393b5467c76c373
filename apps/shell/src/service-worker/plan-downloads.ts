import type { CodeSet, SetFile } from './code-set.ts';

/** How the files of a new set come together. */
export interface DownloadPlan {
  /** Kept already under the same address with the same content: taken from the previous set. */
  copy: readonly SetFile[];
  /** To be fetched. */
  download: readonly SetFile[];
}

/** Pages are fetched for each set: their headers, with the security policy, belong to them. */
const isPage = ({ address }: SetFile): boolean => address.endsWith('.html');

/**
 * Decides which files of a set have to be fetched.
 *
 * @param there addresses that are in the new set's cache already: it may have been begun before
 * @param previous the set to take unchanged files from
 */
export function planDownloads(
  set: CodeSet,
  there: ReadonlySet<string>,
  previous: CodeSet | undefined,
): DownloadPlan {
  const kept = new Map(previous?.files.map(({ address, sha256 }) => [address, sha256]));
  const missing = set.files.filter(({ address }) => !there.has(address));
  const isKept = (file: SetFile) => !isPage(file) && kept.get(file.address) === file.sha256;
  return {
    copy: missing.filter(isKept),
    download: missing.filter((file) => !isKept(file)),
  };
}
