import { Subject, type Observable } from 'rxjs';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { Report } from '../errors/reporter.ts';
import type { Commit, DocumentStore, Write } from '../store/document-store.ts';
import type { KeyValues } from '../ports/key-values.ts';
import { didNotArrive, WriteMarkers, type MarkerEntry, type WriteMarker } from './write-markers.ts';

/** Why a batch did not arrive: the server refused it, or its page ended before this device had stored it. */
type Loss = 'refused' | 'interrupted';

const messages: Record<Loss, string> = {
  refused: 'The server refused changes of an earlier visit.',
  interrupted: 'An earlier visit ended before its last changes were stored.',
};

/**
 * Changes whose visit ended before the server answered. The database client sends them by itself and tells nobody how
 * it went, so what was refused would be rolled back without a message.
 */
export class EarlierWrites {
  readonly #markers: WriteMarkers;
  readonly #graph: RecordGraph;
  readonly #report: Report;
  readonly #lost$: Record<Loss, Subject<number>> = {
    refused: new Subject(),
    interrupted: new Subject(),
  };

  constructor(keyValues: KeyValues, graph: RecordGraph, report: Report) {
    this.#markers = new WriteMarkers(keyValues);
    this.#graph = graph;
    this.#report = report;
  }

  /** How many changes of earlier visits the server has refused, each time some are found. */
  get refused$(): Observable<number> {
    return this.#lost$.refused;
  }

  /** How many changes of earlier visits this device had not stored when their page ended, each time some are found. */
  get interrupted$(): Observable<number> {
    return this.#lost$.interrupted;
  }

  /** Remembers a batch until the server has answered for it. */
  note(uid: string, writes: readonly Write[], { applied, confirmed }: Commit): void {
    const deleted = writes.filter(({ kind }) => kind === 'delete');
    this.#markers.forgetAbout(
      uid,
      deleted.map(({ address }) => address),
    );
    const [first] = writes;
    const marker = first && this.#marker(first);
    if (!marker) return;
    const { stored, forget } = this.#markers.note(uid, marker);
    applied.then(stored, forget);
    confirmed.then(forget, forget);
  }

  /** Whether batches of this user are noted that no answer has been heard for. */
  mayWait(uid: string): boolean {
    return this.#markers.mayWait(uid);
  }

  /** Once everything was sent: looks for what did not arrive, and says so. */
  async check(uid: string, store: DocumentStore, isCurrent: () => boolean): Promise<void> {
    const entries = this.#markers.earlier(uid);
    if (entries.length === 0) return;
    try {
      await store.whenSent();
      const losses = await Promise.all(entries.map((entry) => this.#judge(entry, store)));
      if (!isCurrent()) return;
      for (const loss of ['refused', 'interrupted'] as const) {
        const count = losses.filter((one) => one === loss).length;
        if (count > 0) this.#tell(loss, count);
      }
    } catch {
      // The server cannot be reached: the markers stay, and the next visit looks.
    }
  }

  #tell(loss: Loss, count: number): void {
    this.#report({ area: 'sync', level: 'warning', message: messages[loss], facts: { count } });
    this.#lost$[loss].next(count);
  }

  async #judge(
    { marker, latest, forget }: MarkerEntry,
    store: DocumentStore,
  ): Promise<Loss | undefined> {
    const isLost = didNotArrive(marker, await store.read(marker.address));
    // Another tab that is still open has been told the answer itself.
    const current = latest();
    forget();
    if (!isLost || !current) return undefined;
    return current.isStored === false ? 'interrupted' : 'refused';
  }

  #marker({ kind, address }: Write): WriteMarker | undefined {
    const { collection, id } = address;
    if (collection === 'settings' || collection === 'photos') return undefined;
    const record = this.#graph[collection].get(id);
    return { kind, address: { collection, id }, changedAt: record?.updatedAt ?? 0 };
  }
}
