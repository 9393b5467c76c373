import { Observable } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import type { HouseholdStore } from '../store/household-store.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { RecordKind } from '../model/collections.ts';
import {
  type CollectionSnapshot,
  type Commit,
  type DocumentAddress,
  type DocumentStore,
  type StoredDocument,
  type Write,
} from '../store/document-store.ts';
import type { MemoryDevice } from './memory-device.ts';

/** The port on a memory device; tested by the same suite as the one on Firestore. */
export class MemoryStore implements DocumentStore {
  readonly #device: MemoryDevice;
  readonly #stops = new Set<() => void>();

  constructor(device: MemoryDevice) {
    this.#device = device;
  }

  get storage() {
    return this.#device.storage;
  }

  /** A device in memory has one planner. */
  openPlanner(): Promise<void> {
    return Promise.reject(new DataError('permission'));
  }

  household(): Promise<HouseholdStore> {
    return Promise.reject(new DataError('unknown'));
  }

  watch(collection: RecordKind): Observable<CollectionSnapshot> {
    return new Observable((subscriber) => {
      const stop = this.#device.watch(
        collection,
        (snapshot) => subscriber.next(snapshot),
        (error) => subscriber.error(error),
      );
      this.#stops.add(stop);
      return () => {
        this.#stops.delete(stop);
        stop();
      };
    });
  }

  get inSync$(): Observable<void> {
    return this.#device.inSync$;
  }

  read(address: DocumentAddress): Promise<StoredDocument | undefined> {
    try {
      return Promise.resolve(this.#device.serverDocument(address));
    } catch (cause) {
      return Promise.reject(toDataError(cause));
    }
  }

  readCached(address: DocumentAddress): Promise<StoredDocument | undefined> {
    return Promise.resolve(this.#device.document(address));
  }

  somePhotoIds(most: number): Promise<readonly string[]> {
    return Promise.resolve(this.#device.serverPhotoIds().slice(0, most));
  }

  commit(writes: readonly Write[]): Commit {
    return this.#device.commit(writes);
  }

  hasPendingWrites(): Promise<boolean> {
    return Promise.resolve(this.#device.waiting > 0);
  }

  whenSent(): Promise<void> {
    return this.#device.whenSent();
  }

  close({ clear }: { readonly clear: boolean }): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    if (clear) this.#device.clear();
    return Promise.resolve();
  }
}
