import { merge, Subscription, tap } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import type { RecordUpdate, States } from '../derived/publication.ts';
import type { DataError } from '../errors/data-error.ts';
import type { Report } from '../errors/reporter.ts';
import { collectionNames, type CollectionName } from '../model/collections.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { followCollection } from './live-collection.ts';
import { loadingState } from './query.ts';

type Entries = Map<string, unknown>;

const allLoading: States = {
  people: loadingState,
  events: loadingState,
  giftItems: loadingState,
};

/**
 * Feeds the graph from a user's collections: one listener each. What one commit changed in several collections arrives
 * in one turn and is published as one update, so nobody sees half of it.
 */
export class LiveRecords {
  readonly #graph: RecordGraph;
  #states = allLoading;
  #waiting: Partial<Record<CollectionName, Entries>> = {};
  #scheduled = false;
  #subscription = Subscription.EMPTY;

  constructor(graph: RecordGraph) {
    this.#graph = graph;
  }

  get states(): States {
    return this.#states;
  }

  /** Takes up the listeners of a user's store. */
  follow(store: DocumentStore, clock: Clock, report: Report): void {
    this.release();
    const collections = collectionNames.map((name) =>
      followCollection(name, { store, clock, report }).pipe(
        tap(({ entries, replaces, state }) => {
          const waiting = this.#waitingFor(name, replaces);
          for (const [id, record] of entries) waiting.set(id, record);
          this.#states = { ...this.#states, [name]: state };
          this.#schedule();
        }),
      ),
    );
    this.#subscription = merge(...collections).subscribe();
  }

  /** Ends the listeners and forgets everything that was known. */
  release(): void {
    this.#subscription.unsubscribe();
    this.#subscription = Subscription.EMPTY;
    this.#states = allLoading;
    this.#waiting = {};
    for (const name of collectionNames) this.#waitingFor(name, true);
    this.#flush();
  }

  /** The collections cannot be reached at all. */
  fail(error: DataError): void {
    const failed = { status: 'error', error, complete: false } as const;
    this.#states = { people: failed, events: failed, giftItems: failed };
    this.#flush();
  }

  /** Moves on to another day. */
  moveTo(today: string): void {
    this.#graph.update({ today, states: this.#states });
  }

  #waitingFor(name: CollectionName, replaces: boolean): Entries {
    const waiting = (this.#waiting[name] ??= new Map<string, unknown>());
    if (!replaces) return waiting;
    for (const id of [...this.#graph[name].ids(), ...waiting.keys()]) waiting.set(id, undefined);
    return waiting;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    const update = { ...this.#waiting, states: this.#states } as unknown as RecordUpdate;
    this.#waiting = {};
    this.#graph.update(update);
  }
}
