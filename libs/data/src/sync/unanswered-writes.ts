import { Subject, type Observable } from 'rxjs';
import type { Report } from '../errors/reporter.ts';
import { eventTitle } from '../model/event-title.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { keyPrefix, type KeyValues } from '../ports/key-values.ts';
import type {
  Commit,
  DocumentAddress,
  DocumentStore,
  StoredDocument,
  Write,
} from '../store/document-store.ts';
import type { OpenPlanner } from './user-store.ts';
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
  /** What the record is called, in the planner of another: what is lost there is named. */
  readonly name?: string | undefined;
}

/**
 * Remembers, across visits, which batches the server has not answered for. The database client sends those of earlier
 * visits by itself and does not say how it went, so a refused one would be rolled back without a message.
 */
export class UnansweredWrites {
  readonly #keyValues: KeyValues;
  readonly #graph: RecordGraph;
  readonly #report: Report;
  /** What was refused in the planners of others, by their owners. */
  readonly #refused = new Map<string, Set<string>>();
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
  note(
    { uid, ownerUid }: OpenPlanner,
    writes: readonly Write[],
    { applied, confirmed }: Commit,
  ): void {
    this.#forgetDeleted(ownerUid, writes);
    const [first] = writes;
    const marker = first && this.#markerOf(first, uid !== ownerUid);
    if (!marker) return;
    const key = `${prefixOf(ownerUid)}${createId()}`;
    const save = (isStored: boolean) =>
      this.#keyValues.set(key, JSON.stringify({ ...marker, isStored }));
    const forget = () => this.#forget(key);
    this.#own.add(key);
    save(false);
    applied.then(() => {
      if (this.#own.has(key)) save(true);
    }, forget);
    confirmed.then(forget, () => {
      if (marker.name) this.#refusedIn(ownerUid).add(marker.name);
      forget();
    });
  }

  /** Whether any batches, of this visit or another, have no answer yet. */
  get isEmpty(): boolean {
    return this.#keyValues.keys(allPrefix).length === 0;
  }

  /** The names of the records of another's planner whose changes were refused, or have no answer yet. */
  lostNames(ownerUid: string): string[] {
    const names = this.#refusedIn(ownerUid);
    for (const key of this.#keyValues.keys(prefixOf(ownerUid))) {
      const name = this.#read(key)?.name;
      if (name) names.add(name);
    }
    return [...names];
  }

  /** Looks, once everything was sent, for batches of earlier visits or other tabs that did not arrive, and says so. */
  async check(ownerUid: string, store: DocumentStore, isCurrent: () => boolean): Promise<void> {
    const keys = this.#keyValues.keys(prefixOf(ownerUid)).filter((key) => !this.#own.has(key));
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

  #refusedIn(ownerUid: string): Set<string> {
    const names = this.#refused.get(ownerUid) ?? new Set();
    this.#refused.set(ownerUid, names);
    return names;
  }

  #markerOf(write: Write, isNamed: boolean): Marker | undefined {
    const { kind, address } = write;
    const { collection, id } = address;
    if (collection === 'settings' || collection === 'photos' || collection === 'readers') {
      return undefined;
    }
    const record = this.#graph[collection].get(id);
    const written = write.kind === 'delete' ? {} : write.fields;
    const fields: Readonly<Record<string, unknown>> = { ...record, ...written };
    const { title, name: own } = fields;
    const shown = typeof title === 'string' ? eventTitle({ id, title }) : String(own);
    const name = isNamed ? { name: shown } : {};
    return { kind, address, changedAt: record?.updatedAt ?? 0, ...name };
  }

  /** A marker says nothing any more once its document is deleted. */
  #forgetDeleted(ownerUid: string, writes: readonly Write[]): void {
    const deleted = new Set(
      writes.filter(({ kind }) => kind === 'delete').map(({ address }) => nameOf(address)),
    );
    for (const key of deleted.size > 0 ? this.#keyValues.keys(prefixOf(ownerUid)) : []) {
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
const allPrefix = `${keyPrefix}waiting:`;
const prefixOf = (ownerUid: string): string => `${allPrefix}${ownerUid}:`;
