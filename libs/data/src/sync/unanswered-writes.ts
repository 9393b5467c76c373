import { Subject, type Observable } from 'rxjs';
import type { Report } from '../errors/reporter.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { keyPrefix, type KeyValues } from '../ports/key-values.ts';
import type {
  Commit,
  DocumentAddress,
  DocumentStore,
  StoredDocument,
  Write,
} from '../store/document-store.ts';
import { createId } from '../values/create-id.ts';

/** Why a batch did not arrive: the server refused it, or its page ended before this device had stored it. */
type Loss = 'refused' | 'interrupted';

const messages: Record<Loss, string> = {
  refused: 'The server refused changes of an earlier visit.',
  interrupted: 'An earlier visit ended before its last changes were stored.',
};

/**
 * A batch that the server has not answered for, by its first write: a batch arrives whole or not at all. Contains
 * nothing that the user wrote.
 */
interface Marker {
  readonly kind: Write['kind'];
  readonly address: DocumentAddress;
  /** When the server had last changed the document, in milliseconds; 0 when that is not known. */
  readonly changedAt: number;
  /** False until this device has stored the batch. Missing in markers of earlier versions, which counted as stored. */
  readonly isStored?: boolean;
}

/**
 * Remembers, across visits, which batches the server has not answered for. The database client sends those of earlier
 * visits by itself and does not say how it went, so a refused one would be rolled back without a message.
 */
export class UnansweredWrites {
  readonly #keyValues: KeyValues;
  readonly #graph: RecordGraph;
  readonly #report: Report;
  /** The keys of the batches of this visit. */
  readonly #own = new Set<string>();
  readonly #lost$: Record<Loss, Subject<number>> = {
    refused: new Subject(),
    interrupted: new Subject(),
  };

  constructor(graph: RecordGraph, { keyValues, report }: { keyValues: KeyValues; report: Report }) {
    this.#keyValues = keyValues;
    this.#graph = graph;
    this.#report = report;
  }

  /** How many changes of earlier visits the server has refused, each time some are found. */
  get refusedChanges$(): Observable<number> {
    return this.#lost$.refused;
  }

  /** How many changes of earlier visits this device had not stored when their page ended, each time some are found. */
  get interruptedChanges$(): Observable<number> {
    return this.#lost$.interrupted;
  }

  /** Remembers a batch until the server has answered for it. */
  note(uid: string, writes: readonly Write[], { applied, confirmed }: Commit): void {
    this.#forgetDeleted(uid, writes);
    const [first] = writes;
    const marker = first && this.#markerOf(first);
    if (!marker) return;
    const key = `${prefixOf(uid)}${createId()}`;
    const save = (isStored: boolean) =>
      this.#keyValues.set(key, JSON.stringify({ ...marker, isStored }));
    const forget = () => this.#forget(key);
    this.#own.add(key);
    save(false);
    applied.then(() => {
      if (this.#own.has(key)) save(true);
    }, forget);
    confirmed.then(forget, forget);
  }

  /** Whether batches of this user, of this visit or another, have no answer yet. */
  has(uid: string): boolean {
    return this.#keyValues.keys(prefixOf(uid)).length > 0;
  }

  /** Looks, once everything was sent, for batches of earlier visits or other tabs that did not arrive, and says so. */
  async check(uid: string, store: DocumentStore, isCurrent: () => boolean): Promise<void> {
    const keys = this.#keyValues.keys(prefixOf(uid)).filter((key) => !this.#own.has(key));
    const entries = keys.flatMap((key) => {
      const marker = this.#read(key);
      if (!marker) this.#forget(key);
      return marker ? [{ key, marker }] : [];
    });
    if (entries.length === 0) return;
    try {
      await store.whenSent();
      const losses = await Promise.all(
        entries.map(({ key, marker }) => this.#lossOf(key, marker, store)),
      );
      if (!isCurrent()) return;
      for (const loss of ['refused', 'interrupted'] as const) {
        const count = losses.filter((one) => one === loss).length;
        if (count > 0) this.#notify(loss, count);
      }
    } catch {
      // The server cannot be reached: the markers stay, and the next visit looks.
    }
  }

  async #lossOf(key: string, marker: Marker, store: DocumentStore): Promise<Loss | undefined> {
    const isLost = didNotArrive(marker, await store.read(marker.address));
    // Gone when another tab, still open, got the answer meanwhile.
    const latest = this.#read(key);
    this.#forget(key);
    if (!isLost || !latest) return undefined;
    return latest.isStored === false ? 'interrupted' : 'refused';
  }

  #notify(loss: Loss, count: number): void {
    this.#report({ area: 'sync', level: 'warning', message: messages[loss], facts: { count } });
    this.#lost$[loss].next(count);
  }

  #markerOf({ kind, address }: Write): Marker | undefined {
    const { collection, id } = address;
    if (collection === 'settings' || collection === 'photos') return undefined;
    const record = this.#graph[collection].get(id);
    return { kind, address: { collection, id }, changedAt: record?.updatedAt ?? 0 };
  }

  /** A marker says nothing any more once its document is deleted. */
  #forgetDeleted(uid: string, writes: readonly Write[]): void {
    const deleted = new Set(
      writes.filter(({ kind }) => kind === 'delete').map(({ address }) => nameOf(address)),
    );
    for (const key of deleted.size > 0 ? this.#keyValues.keys(prefixOf(uid)) : []) {
      const marker = this.#read(key);
      if (marker && deleted.has(nameOf(marker.address))) this.#forget(key);
    }
  }

  #read(key: string): Marker | undefined {
    try {
      const value = JSON.parse(this.#keyValues.get(key) ?? '') as Partial<Marker> | null;
      return value?.kind && value.address && typeof value.changedAt === 'number'
        ? (value as Marker)
        : undefined;
    } catch {
      return undefined;
    }
  }

  #forget(key: string): void {
    this.#own.delete(key);
    this.#keyValues.set(key, undefined);
  }
}

/**
 * Whether the marker's batch never reached the server, by the document there once nothing waits any more. When another
 * device changed the same document meanwhile nobody can say; then it counts as arrived.
 */
function didNotArrive({ kind, changedAt }: Marker, stored: StoredDocument | undefined): boolean {
  if (kind === 'delete') return stored !== undefined && stored.fields.updatedAt === changedAt;
  return stored === undefined || (kind === 'update' && stored.fields.updatedAt === changedAt);
}

const nameOf = ({ collection, id }: DocumentAddress): string => `${collection}/${id}`;
const prefixOf = (uid: string): string => `${keyPrefix}waiting:${uid}:`;
