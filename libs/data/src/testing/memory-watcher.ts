import { equal } from '../values/equal.ts';
import type { DataError } from '../errors/data-error.ts';
import type { RecordKind } from '../model/collections.ts';
import type { CollectionSnapshot, StoredDocument } from '../store/document-store.ts';

type Origin = Pick<CollectionSnapshot, 'source' | 'complete'>;

/** One listener of a collection: reports what changed since its last report. */
export class MemoryWatcher {
  readonly collection: RecordKind;
  readonly #next: (snapshot: CollectionSnapshot) => void;
  readonly #error: (error: DataError) => void;
  #shown: ReadonlyMap<string, StoredDocument> | undefined;
  #origin: Origin | undefined;

  constructor(
    collection: RecordKind,
    next: (snapshot: CollectionSnapshot) => void,
    error: (error: DataError) => void,
  ) {
    this.collection = collection;
    this.#next = next;
    this.#error = error;
  }

  fail(error: DataError): void {
    this.#error(error);
  }

  show(view: ReadonlyMap<string, StoredDocument>, origin: Origin): void {
    const shown = this.#shown;
    const changed = [...view.values()].filter((stored) => !equal(stored, shown?.get(stored.id)));
    const removed = [...(shown?.keys() ?? [])].filter((id) => !view.has(id));
    const news = changed.length > 0 || removed.length > 0 || !equal(origin, this.#origin);
    if (shown && !news) return;
    this.#shown = view;
    this.#origin = origin;
    this.#next({ initial: !shown, changed, removed, ...origin });
  }
}
