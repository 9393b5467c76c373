import { Subject, type Observable } from 'rxjs';
import type { RecordGraph } from '../derived/record-graph.ts';
import type { Report } from '../errors/reporter.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { wasRefused, WaitingLog, type WaitingEntry, type Witness } from './waiting-log.ts';
import type { KeyValues } from './key-values.ts';

/**
 * Changes whose visit ended before the server answered. The database client sends them by itself and tells nobody how
 * it went, so what was refused would be taken back without a word.
 */
export class EarlierChanges {
  readonly #log: WaitingLog;
  readonly #graph: RecordGraph;
  readonly #report: Report;
  readonly #refused$ = new Subject<number>();

  constructor(keyValues: KeyValues, graph: RecordGraph, report: Report) {
    this.#log = new WaitingLog(keyValues);
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
    this.#log.forgetAbout(
      uid,
      deleted.map(({ address }) => address),
    );
    const [first] = writes;
    const witness = first && this.#witness(first);
    if (!witness) return;
    const forget = this.#log.note(uid, witness);
    confirmed.then(forget, forget);
  }

  /** Whether batches of this user are noted that no answer has been heard for. */
  mayWait(uid: string): boolean {
    return this.#log.mayWait(uid);
  }

  /** Once everything was sent: looks for what was refused, and says so. */
  async check(uid: string, store: DocumentStore, isCurrent: () => boolean): Promise<void> {
    const entries = this.#log.earlier(uid);
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
      // Not to be heard again: the entries stay, and the next visit looks.
    }
  }

  async #judge(
    { witness, isWaiting, forget }: WaitingEntry,
    store: DocumentStore,
  ): Promise<boolean> {
    const refused = wasRefused(witness, await store.read(witness.address, 'server'));
    // Another tab that is still open has heard of it itself, and told.
    const news = isWaiting();
    forget();
    return refused && news;
  }

  #witness({ kind, address }: Write): Witness | undefined {
    const { collection, id } = address;
    if (collection === 'settings') return undefined;
    const record = this.#graph[collection].get(id);
    return { kind, address: { collection, id }, changedAt: record?.updatedAt ?? 0 };
  }
}
