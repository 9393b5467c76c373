import { DataError, type DataErrorKind } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { CollectionName } from '../model/collections.ts';
import type {
  CollectionSnapshot,
  Commit,
  DocumentAddress,
  StorageKind,
  StoredDocument,
  Write,
} from '../store/document-store.ts';
import { keyOf, written, type Fields, type MemoryBackend } from './memory-backend.ts';
import { MemoryWatcher } from './memory-watcher.ts';

interface QueuedBatch {
  readonly writes: readonly Write[];
  readonly at: number;
  readonly confirm: () => void;
  readonly reject: (error: DataError) => void;
}

/**
 * One user's copy on one device: what the server last said, and the batches that wait. It outlives the stores that are
 * opened on it, as a browser's storage outlives a page.
 */
export class MemoryDevice {
  readonly #backend: MemoryBackend;
  readonly #uid: string;
  #known: ReadonlyMap<string, Fields> = new Map();
  #queue: QueuedBatch[] = [];
  #watchers = new Set<MemoryWatcher>();
  #online = true;
  #synced = false;
  #scheduled = false;
  #refusedListens = new Map<CollectionName, DataErrorKind>();
  #sent: (() => void)[] = [];
  /** Takes no more writes, as a browser does whose storage is full. */
  full = false;
  /** Keeps writes back although the network is there. */
  holdWrites = false;
  readonly storage: StorageKind;

  constructor(backend: MemoryBackend, uid: string, storage: StorageKind = 'persistent') {
    this.storage = storage;
    this.#backend = backend;
    this.#uid = uid;
    backend.attach(this);
  }

  get waiting(): number {
    return this.#queue.length;
  }

  whenSent(): Promise<void> {
    if (this.#queue.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#sent.push(resolve));
  }

  get listeners(): number {
    return this.#watchers.size;
  }

  goOffline(): void {
    this.#online = false;
    this.#schedule();
  }

  goOnline(): void {
    this.#online = true;
    this.receive();
    this.#send();
  }

  /** Listeners of a collection fail from now on; with undefined they work again. */
  failListeners(collection: CollectionName, kind: DataErrorKind | undefined): void {
    if (kind === undefined) this.#refusedListens.delete(collection);
    else this.#refusedListens.set(collection, kind);
    this.#schedule();
  }

  /** The server has something new. */
  receive(): void {
    if (!this.#online) return;
    this.#known = new Map(this.#backend.documents(this.#uid));
    this.#synced = true;
    this.#schedule();
  }

  watch(
    collection: CollectionName,
    next: (snapshot: CollectionSnapshot) => void,
    error: (error: DataError) => void,
  ): () => void {
    const watcher = new MemoryWatcher(collection, next, error);
    this.#watchers.add(watcher);
    if (this.#online) this.receive();
    this.#schedule();
    return () => this.#watchers.delete(watcher);
  }

  document(address: DocumentAddress): StoredDocument | undefined {
    const key = keyOf(address);
    let fields = this.#known.get(key);
    let pending = false;
    for (const { writes, at } of this.#queue) {
      for (const write of writes) {
        if (keyOf(write.address) !== key) continue;
        if (write.kind === 'update' && !fields) continue;
        fields = written(fields, write, at);
        pending = true;
      }
    }
    return fields && { id: address.id, fields, pending };
  }

  serverDocument(address: DocumentAddress): StoredDocument | undefined {
    if (!this.#online) throw new DataError('offline');
    this.receive();
    return this.document(address);
  }

  commit(writes: readonly Write[]): Commit {
    if (this.full) return refusedCommit(new DataError('quota'));
    const confirmed = new Promise<void>((confirm, reject) => {
      this.#queue.push({ writes, at: this.#backend.now, confirm, reject });
    });
    confirmed.catch(() => {});
    this.#schedule();
    const applied = Promise.resolve().then(() => this.#flush());
    void applied.then(() => this.#send());
    return { applied, confirmed };
  }

  /** Forgets everything, as a browser does whose storage is cleared. */
  clear(): void {
    this.#known = new Map();
    this.#queue = [];
    this.#synced = false;
  }

  #send(): void {
    while (this.#online && !this.holdWrites) {
      const batch = this.#queue.shift();
      if (!batch) {
        for (const resolve of this.#sent.splice(0)) resolve();
        return;
      }
      try {
        this.#backend.commit(this.#uid, batch.writes);
        batch.confirm();
      } catch (cause) {
        this.#schedule();
        batch.reject(toDataError(cause));
      }
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    for (const watcher of [...this.#watchers]) {
      const refused = this.#refusedListens.get(watcher.collection);
      if (refused !== undefined) {
        this.#watchers.delete(watcher);
        watcher.fail(new DataError(refused));
      } else {
        watcher.show(this.#view(watcher.collection), {
          source: this.#online && this.#synced ? 'server' : 'cache',
          complete: this.#synced,
        });
      }
    }
  }

  #view(collection: CollectionName): Map<string, StoredDocument> {
    const prefix = `${collection}/`;
    const keys = new Set(this.#known.keys());
    for (const { writes } of this.#queue)
      for (const { address } of writes) keys.add(keyOf(address));
    const view = new Map<string, StoredDocument>();
    for (const key of keys) {
      if (!key.startsWith(prefix)) continue;
      const id = key.slice(prefix.length);
      const stored = this.document({ collection, id });
      if (stored) view.set(id, stored);
    }
    return view;
  }
}

/** A commit that nobody takes. */
export function refusedCommit(error: DataError): Commit {
  const refused = Promise.reject<void>(error);
  refused.catch(() => {});
  return { applied: refused, confirmed: refused };
}
