/**
 * The read time of a snapshot that shows a commit: half a microsecond later, before any commit that
 * follows. It must not be equal: a browser's other tabs look for documents that were read after
 * the write's own time, and would miss the snapshot.
 */
export function readTimeAfter(commitTime: string): string {
  return commitTime.replace(/(\.\d{6})Z$/, '$1500Z');
}
