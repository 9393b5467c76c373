import {
  collection,
  doc,
  getDocFromCache,
  getDocFromServer,
  onSnapshot,
  serverTimestamp,
  terminate,
  waitForPendingWrites,
  writeBatch,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  type WriteBatch,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { CollectionName } from '../model/collections.ts';
import {
  type CollectionSnapshot,
  type Commit,
  type DocumentAddress,
  type DocumentStore,
  type StorageKind,
  type StoredDocument,
  type Write,
} from '../store/document-store.ts';
import { hasArrived } from './arrived.ts';
import { plainFields } from './firestore-fields.ts';
import { Turn } from './turn.ts';

/** Remembers which collections this browser's copy has been in step with the server for. */
export interface SyncedMarks {
  has(collection: CollectionName): boolean;
  add(collection: CollectionName): void;
}

export interface FirestoreStoreOptions {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly storage: StorageKind;
  readonly synced: SyncedMarks;
  /** Called when the database is closed; clears the copy if that is wanted. */
  readonly onClosed?: (options: { readonly clear: boolean }) => Promise<void>;
}

/** One user's documents in Firestore, with the SDK's local copy. */
export class FirestoreStore implements DocumentStore {
  readonly storage: StorageKind;
  readonly #firestore: Firestore;
  readonly #uid: string;
  readonly #synced: SyncedMarks;
  readonly #onClosed: FirestoreStoreOptions['onClosed'];
  readonly #turn = new Turn();
  readonly #listeners = new Set<() => void>();

  constructor({ firestore, uid, storage, synced, onClosed }: FirestoreStoreOptions) {
    this.storage = storage;
    this.#firestore = firestore;
    this.#uid = uid;
    this.#synced = synced;
    this.#onClosed = onClosed;
  }

  watch(name: CollectionName): Observable<CollectionSnapshot> {
    return new Observable((subscriber) => {
      let initial = true;
      const documents = collection(this.#firestore, 'users', this.#uid, name);
      const stop = onSnapshot(
        documents,
        { includeMetadataChanges: true },
        (snapshot) => {
          const news = this.#news(name, snapshot, initial);
          initial = false;
          this.#turn.add(() => subscriber.next(news));
        },
        (cause) => this.#turn.add(() => subscriber.error(toDataError(cause))),
      );
      this.#listeners.add(stop);
      return () => {
        this.#listeners.delete(stop);
        stop();
      };
    });
  }

  async read(
    address: DocumentAddress,
    source: 'cache' | 'server',
  ): Promise<StoredDocument | undefined> {
    try {
      const reference = this.#reference(address);
      const read = source === 'cache' ? getDocFromCache : getDocFromServer;
      return storedDocument(await read(reference));
    } catch (cause) {
      const error = toDataError(cause);
      // The SDK says 'unavailable' for a document that the local copy does not know.
      if (source === 'cache' && error.kind === 'offline') return undefined;
      throw error;
    }
  }

  commit(writes: readonly Write[]): Commit {
    try {
      const first = writes[0];
      if (!first) throw new DataError('invalid');
      const batch = writeBatch(this.#firestore);
      for (const write of writes) this.#add(batch, write);
      const confirmed = batch.commit().catch(async (cause: unknown) => {
        const error = toDataError(cause);
        const arrived =
          error.kind === 'permission' &&
          (await hasArrived(writes, (address) => this.#reference(address)));
        if (!arrived) throw error;
      });
      return { applied: this.#applied(first.address, confirmed), confirmed };
    } catch (cause) {
      const refused = Promise.reject<void>(toDataError(cause));
      refused.catch(() => {});
      return { applied: refused, confirmed: refused };
    }
  }

  async hasPendingWrites(): Promise<boolean> {
    let pending = true;
    const arrived = waitForPendingWrites(this.#firestore).then(() => {
      pending = false;
    });
    arrived.catch(() => {});
    await this.#queued({ collection: 'settings', id: this.#uid });
    return pending;
  }

  whenSent(): Promise<void> {
    return waitForPendingWrites(this.#firestore);
  }

  async close(options: { readonly clear: boolean }): Promise<void> {
    for (const stop of this.#listeners) stop();
    this.#listeners.clear();
    await terminate(this.#firestore);
    await this.#onClosed?.(options);
  }

  /** The local copy has the batch when a read that queues behind it is answered; unless the copy could not take it. */
  async #applied(address: DocumentAddress, confirmed: Promise<void>): Promise<void> {
    let refusal: { readonly error: unknown } | undefined;
    confirmed.catch((error: unknown) => {
      refusal = { error };
    });
    await this.#queued(address);
    if (refusal && toDataError(refusal.error).kind === 'quota') throw refusal.error;
  }

  /** Resolves when the SDK has done everything that was asked of it before, and listeners have heard of it. */
  async #queued(address: DocumentAddress): Promise<void> {
    await getDocFromCache(this.#reference(address)).catch(() => {});
    await this.#turn.settled();
  }

  #add(batch: WriteBatch, write: Write): void {
    const reference = this.#reference(write.address);
    const updatedAt = serverTimestamp();
    if (write.kind === 'delete') batch.delete(reference);
    else if (write.kind === 'update') batch.update(reference, { ...write.fields, updatedAt });
    else batch.set(reference, { ...write.fields, createdAt: serverTimestamp(), updatedAt });
  }

  #reference({ collection: name, id }: DocumentAddress): DocumentReference {
    return name === 'settings'
      ? doc(this.#firestore, 'users', id)
      : doc(this.#firestore, 'users', this.#uid, name, id);
  }

  #news(name: CollectionName, snapshot: QuerySnapshot, initial: boolean): CollectionSnapshot {
    const source = snapshot.metadata.fromCache ? 'cache' : 'server';
    if (source === 'server' && this.storage === 'persistent') this.#synced.add(name);
    const changed: StoredDocument[] = [];
    const removed: string[] = [];
    for (const { type, doc: document } of snapshot.docChanges({ includeMetadataChanges: true })) {
      const stored = type === 'removed' ? undefined : storedDocument(document);
      if (stored) changed.push(stored);
      else removed.push(document.id);
    }
    const complete = source === 'server' || this.#synced.has(name);
    return { initial, changed, removed, source, complete };
  }
}

function storedDocument(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  if (!data) return undefined;
  const pending = snapshot.metadata.hasPendingWrites;
  return { id: snapshot.id, fields: plainFields(data), pending };
}
