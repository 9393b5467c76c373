import { collectionOf } from './resource-name.ts';
import type { Document } from './types.ts';

export type DocumentTable = ReturnType<typeof createDocumentTable>;

/** The documents in memory, by collection. */
export function createDocumentTable() {
  const collections = new Map<string, Map<string, Document>>();
  return {
    get: (name: string) => collections.get(collectionOf(name))?.get(name),
    /** Puts a document, or removes it when `document` is undefined. */
    set(name: string, document: Document | undefined): void {
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
    /** The documents that lie directly in a collection, in no order. */
    inCollection: (collection: string): Iterable<Document> =>
      collections.get(collection)?.values() ?? [],
    /** All documents whose name starts with `prefix`. */
    *beneath(prefix: string): Iterable<Document> {
      for (const [key, collection] of collections) {
        if (key.startsWith(prefix)) yield* collection.values();
      }
    },
  };
}
