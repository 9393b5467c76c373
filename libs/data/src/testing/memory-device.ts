import { Subject } from 'rxjs';
import { DataError, type DataErrorKind } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { RecordKind } from '../model/collections.ts';
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
 * One user's copy on one device: what the server last said, and the batches that wait. It outlives
 * the stores that are opened on it, as a browser's storage outlives a page.
 */
export class MemoryDevice {
  readonly #backend: MemoryBackend;
  readonly #uid: string;
  #known: ReadonlyMap<string, Fields> = new Map();
  #queue: QueuedBatch[] = [];
  #watchers = new Set<MemoryWatcher>();
  /** Emits when every listener was notified of the same change. */
  readonly inSync$ = new Subject<void>();
  #online = true;
  #synced = false;
  #scheduled = false;
  #refusedListens = new Map<RecordKind, DataErrorKind>();
  #sent: (() => void)[] = [];
  /** Takes no more writes, as a browser does whose storage is full. */
  full = false;
  /** Keeps writes back although the network is there. */
  isStalled = false;
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
  failListeners(collection: RecordKind, kind: DataErrorKind | undefined): void {
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
    collection: RecordKind,
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
    return this.#documents().get(keyOf(address));
  }

  serverDocument(address: DocumentAddress): StoredDocument | undefined {
    if (!this.#online) throw new DataError('offline');
    this.receive();
    return this.document(address);
  }

  serverPhotoIds(): string[] {
    if (!this.#online) throw new DataError('offline');
    this.receive();
    return [...this.#view('photos').keys()];
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
    while (this.#online && !this.isStalled) {
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
    this.inSync$.next();
  }

  #view(collection: DocumentAddress['collection']): Map<string, StoredDocument> {
    const prefix = `${collection}/`;
    const documents = [...this.#documents()].filter(([key]) => key.startsWith(prefix));
    return new Map(documents.map(([, stored]) => [stored.id, stored]));
  }

  /** What the server last said, with the waiting batches applied to it in order. */
  #documents(): Map<string, StoredDocument> {
    const documents = new Map<string, StoredDocument>();
    for (const [key, fields] of this.#known) {
      documents.set(key, { id: key.slice(key.indexOf('/') + 1), fields, pending: false });
    }
    for (const { writes, at } of this.#queue) {
      for (const write of writes) {
        const key = keyOf(write.address);
        const before = documents.get(key)?.fields;
        if (write.kind === 'update' && !before) continue;
        const fields = written(before, write, at);
        if (fields) documents.set(key, { id: write.address.id, fields, pending: true });
        else documents.delete(key);
      }
    }
    return documents;
  }
}

/** A commit that nobody takes. */
function refusedCommit(error: DataError): Commit {
  const refused = Promise.reject<void>(error);
  refused.catch(() => {});
  return { applied: refused, confirmed: refused };
}
