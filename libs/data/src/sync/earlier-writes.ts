import { Subject, type Observable } from 'rxjs';
import type { RecordGraph } from '../derived/record-graph.ts';
import type { Report } from '../errors/reporter.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import type { KeyValues } from '../ports/key-values.ts';
import { wasRefused, WriteMarkers, type MarkerEntry, type WriteMarker } from './write-markers.ts';

/**
 * Changes whose visit ended before the server answered. The database client sends them by itself and tells nobody how
 * it went, so what was refused would be rolled back without a message.
 */
export class EarlierWrites {
  readonly #markers: WriteMarkers;
  readonly #graph: RecordGraph;
  readonly #report: Report;
  readonly #refused$ = new Subject<number>();

  constructor(keyValues: KeyValues, graph: RecordGraph, report: Report) {
    this.#markers = new WriteMarkers(keyValues);
    this.#graph = graph;
    this.#report = report;
  }

  /** How many changes of earlier visits the server has refused, each time some are found. */
  get refused$(): Observable<number> {
    return this.#refused$;
  }

  /** Remembers a batch until the server has answered for them. */
  note(uid: string, writes: readonly Write[], confirmed: Promise<unknown>): void {
    const deleted = writes.filter(({ kind }) => kind === 'delete');
    this.#markers.forgetAbout(
      uid,
      deleted.map(({ address }) => address),
    );
    const [first] = writes;
    const marker = first && this.#marker(first);
    if (!marker) return;
    const forget = this.#markers.note(uid, marker);
    confirmed.then(forget, forget);
  }

  /** Whether batches of this user are noted that no answer has been heard for. */
  mayWait(uid: string): boolean {
    return this.#markers.mayWait(uid);
  }

  /** Once everything was sent: looks for what was refused, and says so. */
  async check(uid: string, store: DocumentStore, isCurrent: () => boolean): Promise<void> {
    const entries = this.#markers.earlier(uid);
    if (entries.length === 0) return;
    try {
      await store.whenSent();
      const refused = await Promise.all(entries.map((entry) => this.#judge(entry, store)));
      const count = refused.filter(Boolean).length;
      if (count === 0 || !isCurrent()) return;
      this.#report({
        area: 'sync',
        level: 'warning',
        message: 'The server refused changes of an earlier visit.',
        facts: { count },
      });
      this.#refused$.next(count);
    } catch {
      // The server cannot be reached: the markers stay, and the next visit looks.
    }
  }

  async #judge({ marker, isWaiting, forget }: MarkerEntry, store: DocumentStore): Promise<boolean> {
    const refused = wasRefused(marker, await store.read(marker.address));
    // Another tab that is still open has been told the answer itself.
    const news = isWaiting();
    forget();
    return refused && news;
  }

  #marker({ kind, address }: Write): WriteMarker | undefined {
    const { collection, id } = address;
    if (collection === 'settings' || collection === 'photos') return undefined;
    const record = this.#graph[collection].get(id);
    return { kind, address: { collection, id }, changedAt: record?.updatedAt ?? 0 };
  }
}
