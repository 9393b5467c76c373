import { collectionOf } from './resource-name.ts';
import type { Document } from './types.ts';

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
