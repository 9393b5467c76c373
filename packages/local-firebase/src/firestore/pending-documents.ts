import type { DocumentTable } from './document-table.ts';
import type { Document, DocumentChange } from './types.ts';

/** The documents as they will be once all running commits are durable. */
export interface PendingDocuments {
  get(name: string): Document | undefined;
  beneath(prefix: string): Iterable<Document>;
  /** Changes that are on their way to the disk. */
  add(changes: readonly DocumentChange[]): void;
  /** The oldest changes have arrived: they become visible to readers. */
  settle(changes: readonly DocumentChange[]): void;
  /** None of the changes arrives any more. */
  clear(): void;
}

/** A layer of pending changes over the table of durable documents. */
export function createPendingDocuments(table: DocumentTable): PendingDocuments {
  const pending = new Map<string, { newest: Document | undefined; count: number }>();
  return {
    get(name) {
      const entry = pending.get(name);
      return entry ? entry.newest : table.get(name);
    },
    *beneath(prefix) {
      for (const document of table.beneath(prefix)) {
        if (!pending.has(document.name)) yield document;
      }
      for (const [name, { newest }] of pending) {
        if (newest && name.startsWith(prefix)) yield newest;
      }
    },
    add(changes) {
      for (const { name, after } of changes) {
        const entry = pending.get(name);
        pending.set(name, { newest: after, count: (entry?.count ?? 0) + 1 });
      }
    },
    clear: () => pending.clear(),
    settle(changes) {
      for (const { name, after } of changes) {
        table.set(name, after);
        const entry = pending.get(name);
        if (!entry) continue;
        if (entry.count === 1) pending.delete(name);
        else entry.count -= 1;
      }
    },
  };
}
