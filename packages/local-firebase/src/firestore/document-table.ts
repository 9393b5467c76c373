import { collectionOf } from './resource-name.ts';
import type { Document, DocumentChange } from './types.ts';

/** The documents in memory, by collection. */
export interface DocumentTable {
  get(name: string): Document | undefined;
  /** Puts a document, or removes it when `document` is undefined. */
  set(name: string, document: Document | undefined): void;
  /** The documents that lie directly in a collection, in no order. */
  inCollection(collection: string): Iterable<Document>;
  /** All documents whose name starts with `prefix`. */
  beneath(prefix: string): Iterable<Document>;
}

export function createDocumentTable(): DocumentTable {
  const collections = new Map<string, Map<string, Document>>();
  return {
    get: (name) => collections.get(collectionOf(name))?.get(name),
    set(name, document) {
      const key = collectionOf(name);
      const collection = collections.get(key);
      if (document) {
        if (collection) collection.set(name, document);
        else collections.set(key, new Map([[name, document]]));
        return;
      }
      collection?.delete(name);
      if (collection?.size === 0) collections.delete(key);
    },
    inCollection: (collection) => collections.get(collection)?.values() ?? [],
    *beneath(prefix) {
      for (const [key, collection] of collections) {
        if (key.startsWith(prefix)) yield* collection.values();
      }
    },
  };
}

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
