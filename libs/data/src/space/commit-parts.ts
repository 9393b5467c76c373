import type { Commit, DocumentStore, Write } from '../store/document-store.ts';

/** Commits batches in order as one: applied when all are, confirmed when all are, failed with the first failure. */
export function commitParts(
  store: DocumentStore,
  parts: readonly (readonly Write[])[],
): Commit & { readonly empty: boolean } {
  const commits = parts.filter((part) => part.length > 0).map((part) => store.commit(part));
  const applied = Promise.all(commits.map((commit) => commit.applied)).then(() => {});
  const confirmed = Promise.allSettled(commits.map((commit) => commit.confirmed)).then(
    (results) => {
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  );
  applied.catch(() => {});
  confirmed.catch(() => {});
  return { applied, confirmed, empty: commits.length === 0 };
}
