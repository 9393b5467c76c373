/** One built file of an app. */
export interface ReleaseFile {
  /** Relative to `release.json`, with slashes. */
  path: string;
  bytes: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}

/**
 * What an app consists of: `release.json` beside its files. Its build writes it; the service worker,
 * the status page and the next deploy read it.
 */
export interface Release {
  name: string;
  /** The version in the app's package.json. */
  version: string;
  /** Same files, same build: a hash of all of them. */
  build: string;
  files: readonly ReleaseFile[];
}
