import {
  collection,
  doc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  onSnapshotsInSync,
  query,
  serverTimestamp,
  terminate,
  Timestamp,
  waitForPendingWrites,
  writeBatch,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { RecordKind } from '../model/collections.ts';
import {
  isPhotoWrite,
  isRecordWrite,
  type CollectionSnapshot,
  type Commit,
  type DocumentAddress,
  type DocumentStore,
  type StorageKind,
  type StoredDocument,
  type Write,
} from '../store/document-store.ts';
import type { HouseholdStore } from '../store/household-store.ts';
import { circlePath, documentPath, userPath } from '../store/paths.ts';
import { isOnServer } from './is-on-server.ts';
import { newFields, plainFields, updateFields } from './firestore-fields.ts';
import { kindName, type SyncedKinds } from './synced-kinds.ts';

export interface FirestoreStoreOptions {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly storage: StorageKind;
  readonly synced: SyncedKinds;
  /** What the cache is in step with of a planner; of the user's own it is `synced`. */
  readonly syncedOf?: (ownerUid: string) => Promise<SyncedKinds>;
  /** Called when the database is closed; clears the copy if that is wanted. */
  readonly onClosed?: (options: { readonly clear: boolean }) => Promise<void>;
}

/** The documents of the planner that is open, in Firestore, with the SDK's local copy. */
export class FirestoreStore implements DocumentStore {
  readonly storage: StorageKind;
  readonly #firestore: Firestore;
  readonly #uid: string;
  #ownerUid: string;
  #synced: SyncedKinds;
  readonly #syncedOf: FirestoreStoreOptions['syncedOf'];
  readonly #onClosed: FirestoreStoreOptions['onClosed'];
  readonly #listeners = new Set<() => void>();

  constructor({ firestore, uid, storage, synced, syncedOf, onClosed }: FirestoreStoreOptions) {
    this.storage = storage;
    this.#firestore = firestore;
    this.#uid = uid;
    this.#ownerUid = uid;
    this.#synced = synced;
    this.#syncedOf = syncedOf;
    this.#onClosed = onClosed;
  }

  async openPlanner(ownerUid: string): Promise<void> {
    const synced = await this.#syncedOf?.(ownerUid);
    this.#synced = synced ?? new Set();
    this.#ownerUid = ownerUid;
  }

  async household(): Promise<HouseholdStore> {
    const { FirestoreHousehold } = await import('./firestore-household.ts');
    return new FirestoreHousehold(this.#firestore, this.#uid, (stop) => this.#untilClosed(stop));
  }

  watch(kind: RecordKind, circle?: string): Observable<CollectionSnapshot> {
    const name = kindName(kind, circle);
    return new Observable((subscriber) => {
      let initial = true;
      let wasInStep = false;
      const emit = (
        fromCache: boolean,
        changes: readonly DocumentChange[],
        someId: () => string | undefined,
      ) => {
        if (!fromCache && this.storage === 'persistent') this.#synced.add(name, someId);
        // A listener keeps its documents when the network goes, also where nothing outlives the page.
        wasInStep ||= !fromCache || this.#synced.has(name);
        const source = fromCache ? 'cache' : 'server';
        subscriber.next({ initial, source, complete: wasInStep, ...changesOf(changes) });
        initial = false;
      };
      const fail = (cause: unknown) => subscriber.error(toDataError(cause));
      const options = { includeMetadataChanges: true };
      const stop =
        kind === 'settings'
          ? onSnapshot(
              this.#reference({ collection: kind, id: this.#uid }),
              options,
              (doc) =>
                emit(doc.metadata.fromCache, [doc], () => (doc.exists() ? doc.id : undefined)),
              fail,
            )
          : onSnapshot(
              collection(this.#firestore, this.#pathOf(kind, circle)),
              options,
              (snapshot) =>
                emit(
                  snapshot.metadata.fromCache,
                  snapshot
                    .docChanges(options)
                    .map(({ type, doc }) => (type === 'removed' ? doc.id : doc)),
                  () => snapshot.docs[0]?.id,
                ),
              fail,
            );
      return this.#untilClosed(stop);
    });
  }

  /** The SDK notifies each listener of a commit in a timer of its own; then it says that all were notified. */
  readonly inSync$ = new Observable<void>((subscriber) =>
    this.#untilClosed(onSnapshotsInSync(this.#firestore, () => subscriber.next())),
  );

  async read(address: DocumentAddress): Promise<StoredDocument | undefined> {
    try {
      return storedDocument(await getDocFromServer(this.#reference(address)));
    } catch (cause) {
      throw toDataError(cause);
    }
  }

  async readCached(address: DocumentAddress): Promise<StoredDocument | undefined> {
    const copy = await getDocFromCache(this.#reference(address)).catch(() => undefined);
    return copy && storedDocument(copy);
  }

  async somePhotoIds(most: number): Promise<readonly string[]> {
    const photos = collection(this.#firestore, userPath(this.#ownerUid, 'photos'));
    try {
      const { docs } = await getDocsFromServer(query(photos, limit(most)));
      return docs.map(({ id }) => id);
    } catch (cause) {
      throw toDataError(cause);
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
          (await isOnServer(writes, (address) => this.#reference(address)));
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

  /** Resolves when the SDK has done everything that was asked of it before, and listeners were notified of it. */
  async #queued(address: DocumentAddress): Promise<void> {
    await getDocFromCache(this.#reference(address)).catch(() => {});
    // The SDK calls listeners in timers, which it has set by now.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  #add(batch: WriteBatch, write: Write): void {
    const reference = this.#reference(write.address);
    const updatedAt = serverTimestamp();
    if (write.kind === 'delete') batch.delete(reference);
    else if (!isRecordWrite(write) && !isPhotoWrite(write)) batch.set(reference, write.fields);
    else if (write.kind === 'update') {
      const createdAt = write.setsCreatedAt && { createdAt: serverTimestamp() };
      batch.update(reference, { ...updateFields(write.fields), ...createdAt, updatedAt });
    } else {
      const moved = isPhotoWrite(write) ? undefined : write.createdAt;
      const createdAt = moved === undefined ? serverTimestamp() : Timestamp.fromMillis(moved);
      batch.set(reference, { ...newFields(write.fields), createdAt, updatedAt });
    }
  }

  #reference(address: DocumentAddress): DocumentReference {
    return doc(this.#firestore, documentPath(this.#ownerUid, address));
  }

  #pathOf(kind: RecordKind, circle: string | undefined): string {
    const ownerUid = this.#ownerUid;
    return circle === undefined ? userPath(ownerUid, kind) : circlePath(ownerUid, circle, kind);
  }

  /** Ends a listener when its subscription ends or the store is closed. */
  #untilClosed(stop: () => void): () => void {
    this.#listeners.add(stop);
    return () => {
      this.#listeners.delete(stop);
      stop();
    };
  }
}

/** A document as it is now, or the id of one that was removed. */
type DocumentChange = DocumentSnapshot | string;

function changesOf(changes: readonly DocumentChange[]) {
  const changed: StoredDocument[] = [];
  const removed: string[] = [];
  for (const change of changes) {
    const stored = typeof change === 'string' ? undefined : storedDocument(change);
    if (stored) changed.push(stored);
    else removed.push(typeof change === 'string' ? change : change.id);
  }
  return { changed, removed };
}

function storedDocument(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  if (!data) return undefined;
  const pending = snapshot.metadata.hasPendingWrites;
  return { id: snapshot.id, fields: plainFields(data), pending };
}
