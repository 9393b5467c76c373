import type { Observable } from 'rxjs';
import type { RecordKind } from '../model/collections.ts';
import type { PhotoFields } from '../model/photo.ts';
import type { HouseholdStore } from './household-store.ts';

/**
 * A document as it lies in the database. Its createdAt and updatedAt are milliseconds since 1970, missing where they
 * are no moments; every other value is the database's own.
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

/** Where a record lies, in the planner that is open. */
export interface RecordAddress {
  /** `settings` is the document `users/{uid}` itself; its id is the uid. */
  readonly collection: RecordKind;
  readonly id: string;
  /** Of a gift that not everybody may see: who may. */
  readonly circle?: string | undefined;
}

/** In the address of a write: the circle that follows from whom the gift is for, and none that was chosen before. */
export const whereItBelongs = '';

/** Where the picture of a gift lies: its id and its circle are the gift's. */
export interface PhotoAddress {
  readonly collection: 'photos';
  readonly id: string;
  readonly circle?: string | undefined;
}

/** Where it is written that a member reads a circle: its id is the circle. */
export interface ReaderAddress {
  readonly collection: 'readers';
  readonly id: string;
  readonly uid: string;
}

export type DocumentAddress = RecordAddress | PhotoAddress | ReaderAddress;

/**
 * One write of a batch. The server sets createdAt and updatedAt on `create`, updatedAt on `update`. An `update` removes
 * fields whose value is undefined; of a missing document it is refused as `not-found`. A `create` of an existing
 * document is refused as `permission`, unless all of the batch is there already: then it is confirmed.
 */
export type RecordWrite =
  | {
      readonly kind: 'create';
      readonly address: RecordAddress;
      readonly fields: Readonly<Record<string, unknown>>;
      /** Of a gift that moves: when it was created, in milliseconds since 1970. */
      readonly createdAt?: number | undefined;
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

/** Names a reader of a circle. It has no stamps, and may be there already. */
export interface ReaderWrite {
  readonly kind: 'create';
  readonly address: ReaderAddress;
  readonly fields: { readonly id: string };
}

export type Write = RecordWrite | PhotoWrite | ReaderWrite;

export const isPhotoWrite = (write: Write): write is PhotoWrite =>
  write.address.collection === 'photos';

export const isRecordWrite = (write: Write): write is RecordWrite =>
  write.address.collection !== 'photos' && write.address.collection !== 'readers';

/** A batch on its way. Both promises reject with a DataError only. */
export interface Commit {
  /** The local cache has it and subscribers have been notified. */
  readonly applied: Promise<void>;
  /** The server has it. Waits for the network as long as it takes. */
  readonly confirmed: Promise<void>;
}

/** Where documents are kept: `unanswered` is memory, because the browser's copy does not answer now. */
export type StorageKind = 'persistent' | 'memory' | 'unanswered';

/** What the core needs of a database: the documents of one planner, live, with a local cache. */
export interface DocumentStore {
  /**
   * Reads and writes the planner of this owner from now on; that of the user at first. The settings stay the user's.
   * End all subscriptions before.
   */
  openPlanner(ownerUid: string): Promise<void>;
  /** Who plans together, and what only a planner of several has. Its code is loaded at the first call. */
  household(): Promise<HouseholdStore>;
  /** One listener per subscription. Errors with a DataError. @param circle of gifts: who may see them */
  watch(kind: RecordKind, circle?: string): Observable<CollectionSnapshot>;
  /**
   * Emits when every listener has been notified of the same change: their snapshots since the last time are consistent.
   */
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
