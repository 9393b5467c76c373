import type { Observable } from 'rxjs';
import type { RecordKind } from '../model/collections.ts';
import type { PhotoFields } from '../model/photo.ts';

/**
 * A document as it lies in the database. Its createdAt and updatedAt are milliseconds since 1970, missing where they are
 * no moments; every other value is the database's own.
 */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Has changes that the server has not confirmed. */
  readonly pending: boolean;
}

/** What became different in one collection, or in the settings. */
export interface CollectionSnapshot {
  /** The first of its subscription: `changed` has every document. */
  readonly initial: boolean;
  readonly changed: readonly StoredDocument[];
  readonly removed: readonly string[];
  readonly source: 'cache' | 'server';
  /** Whether the whole collection is known, also when it is empty: this cache has been in step with the server. */
  readonly complete: boolean;
}

/** Where a record lies. */
export interface RecordAddress {
  /** `settings` is the document `users/{uid}` itself; its id is the uid. */
  readonly collection: RecordKind;
  readonly id: string;
}

/** Where the picture of a gift lies: its id is the gift's. */
export interface PhotoAddress {
  readonly collection: 'photos';
  readonly id: string;
}

export type DocumentAddress = RecordAddress | PhotoAddress;

/**
 * One write of a batch. The server sets createdAt and updatedAt on `create`, updatedAt on `update`. An `update` removes
 * fields whose value is undefined; of a missing document it is refused as `not-found`. A `create` of an existing document
 * is refused as `permission`, unless all of the batch is there already: then it is confirmed.
 */
export type RecordWrite =
  | {
      readonly kind: 'create';
      readonly address: RecordAddress;
      readonly fields: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'update';
      readonly address: RecordAddress;
      readonly fields: Readonly<Record<string, unknown>>;
      /** Sets createdAt too: the document has none that is a moment. */
      readonly setsCreatedAt?: true;
    }
  | { readonly kind: 'delete'; readonly address: RecordAddress };

/** A picture is written whole: its `create` takes the place of one that is there. */
export type PhotoWrite =
  | { readonly kind: 'create'; readonly address: PhotoAddress; readonly fields: PhotoFields }
  | { readonly kind: 'delete'; readonly address: PhotoAddress };

export type Write = RecordWrite | PhotoWrite;

export const isPhotoWrite = (write: Write): write is PhotoWrite =>
  write.address.collection === 'photos';

/** A batch on its way. Both promises reject with a DataError only. */
export interface Commit {
  /** The local cache has it and subscribers have been notified. */
  readonly applied: Promise<void>;
  /** The server has it. Waits for the network as long as it takes. */
  readonly confirmed: Promise<void>;
}

/** Where documents are kept: `unanswered` is memory, because the browser's copy does not answer now. */
export type StorageKind = 'persistent' | 'memory' | 'unanswered';

/** What the core needs of a database: one user's documents, live, with a local cache. */
export interface DocumentStore {
  /** One listener per subscription. Errors with a DataError. */
  watch(kind: RecordKind): Observable<CollectionSnapshot>;
  /** Emits when every listener has been notified of the same change: their snapshots since the last time are consistent. */
  readonly inSync$: Observable<void>;
  /** The document as the server has it. Undefined when it does not exist; rejects with a DataError. */
  read(address: DocumentAddress): Promise<StoredDocument | undefined>;
  /** The document as this device has it, with what waits for the server; undefined when it has none. Never rejects. */
  readCached(address: DocumentAddress): Promise<StoredDocument | undefined>;
  /** The ids of some pictures that the server has, at most so many; rejects with a DataError. */
  somePhotoIds(most: number): Promise<readonly string[]>;
  /** Applies all or none. Batches reach the server in the order of the calls. */
  commit(writes: readonly Write[]): Commit;
  /** Whether changes of this device wait for the server, those of earlier visits included. */
  hasPendingWrites(): Promise<boolean>;
  /** Resolves when no change of this device waits any more. */
  whenSent(): Promise<void>;
  readonly storage: StorageKind;
  /** Ends everything; with `clear` also removes every cache of the user's data. */
  close(options: { readonly clear: boolean }): Promise<void>;
}
