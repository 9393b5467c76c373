import { createHash } from 'node:crypto';

/** Keys that belong to one data folder and do not travel to another. */
export const STAYS_BEHIND = 'meta/';

/** The first line of an exported file. @param format of the data in it */
export const exportHeader = (format: number): string =>
  JSON.stringify({ kind: 'local-firebase-data', format });

/** Before the package had a name of its own, an application's name stood first. */
export const isKnownKind = (kind: unknown): boolean =>
  typeof kind === 'string' && /^[a-z-]+-data$/.test(kind);

/** The last line: how many entries came before, and the SHA-256 over all lines but this one. */
export const exportFooter = (entries: number, sha256: string): string =>
  JSON.stringify({ entries, sha256 });

/** Adds up the lines of an exported file. */
export function lineDigest(): { add(line: string): void; hex(): string } {
  const hash = createHash('sha256');
  return {
    add: (line) => void hash.update(line).update('\n'),
    hex: () => hash.copy().digest('hex'),
  };
}
