import { merge, Subscription, tap, map, Observable, retry } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { DataError } from '../errors/data-error.ts';
import type { Report } from '../errors/reporter.ts';
import type { States } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { recordKinds } from '../model/collections.ts';
import type { RecordKind } from '../model/collections.ts';
import { loadingState } from '../model/query-state.ts';
import type { QueryState } from '../model/query-state.ts';
import type { DocumentStore, CollectionSnapshot } from '../store/document-store.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { readRecord } from '../store/read-record.ts';
import { retryDelay } from './retry-delay.ts';

/** What a listener reported of one kind of document. */
export interface ListenerUpdate {
  readonly entries: readonly (readonly [string, object | undefined])[];
  /** The entries are everything there is; whatever else was known is gone. */
  readonly replaces: boolean;
  readonly state: QueryState;
}

/** Listens to one kind of document for as long as someone subscribes. After an error it listens again. */
export function listen(
  kind: RecordKind,
  { store, clock, report }: { store: DocumentStore; clock: Clock; report: Report },
): Observable<ListenerUpdate> {
  const toUpdate = ({ source, complete, initial, changed, removed }: CollectionSnapshot) => ({
    entries: [
      ...removed.map((id) => [id, undefined] as const),
      ...changed.map((stored) => [stored.id, readRecord(kind, stored, report)] as const),
    ],
    replaces: initial,
    state: {
      status: source === 'server' ? 'live' : 'offline',
      error: undefined,
      complete,
    } as const,
  });
  return new Observable((subscriber) => {
    let known: QueryState = loadingState;
    const delay = (cause: unknown, failures: number) => {
      const error = toDataError(cause);
      known = { status: 'error', error, complete: known.complete };
      report({
        area: 'listen',
        level: 'error',
        message: 'A listener failed; it is started again.',
        facts: { collection: kind, kind: error.kind },
      });
      subscriber.next({ entries: [], replaces: false, state: known });
      return retryDelay(clock, failures);
    };
    return store
      .watch(kind)
      .pipe(
        map(toUpdate),
        tap(({ state }) => (known = state)),
        retry({ delay, resetOnSuccess: true }),
      )
      .subscribe(subscriber);
  });
}

type Entries = Map<string, object | undefined>;

/**
 * Keeps the graph in step with a user's store: one listener for each kind of document. One commit may change several
 * kinds, so updates are collected, and given to the graph as one, when all listeners are in sync.
 */
export class LiveDocuments {
  readonly #graph: RecordGraph;
  readonly #clock: Clock;
  readonly #report: Report;
  #listening = Subscription.EMPTY;
  #entries: Partial<Record<RecordKind, Entries>> = {};
  #states: Partial<States> = {};

  constructor(graph: RecordGraph, { clock, report }: { clock: Clock; report: Report }) {
    this.#graph = graph;
    this.#clock = clock;
    this.#report = report;
  }

  /** Starts the listeners of a store, in place of those of an earlier one. */
  start(store: DocumentStore): void {
    this.stop();
    this.#listen(store);
  }

  /** Ends the listeners, and keeps what is known until `resume`. */
  pause(): void {
    this.#listening.unsubscribe();
  }

  /** Listens again after a pause. Resolves when what changed meanwhile is known, or cannot be. */
  async resume(store: DocumentStore): Promise<void> {
    this.pause();
    const heard = new Set<RecordKind>();
    await new Promise<void>((resolve) => {
      this.#listen(store, {
        onUpdate: (kind) => heard.add(kind),
        onFlush: () => heard.size === recordKinds.length && resolve(),
      }).add(resolve);
    });
  }

  /** Ends the listeners and forgets everything that was known. */
  stop(): void {
    this.#listening.unsubscribe();
    this.#reset(loadingState);
  }

  /** The store cannot be opened. */
  fail(error: DataError): void {
    this.#reset({ status: 'error', error, complete: false });
  }

  #listen(
    store: DocumentStore,
    { onUpdate, onFlush }: { onUpdate?: (kind: RecordKind) => void; onFlush?: () => void } = {},
  ): Subscription {
    const sources = { store, clock: this.#clock, report: this.#report };
    const flush = () => {
      this.#flush();
      onFlush?.();
    };
    const updates = recordKinds.map((kind) =>
      listen(kind, sources).pipe(
        tap((update) => {
          this.#collect(kind, update);
          onUpdate?.(kind);
          // A listener that failed is in sync with nothing.
          if (update.state.status === 'error') flush();
        }),
      ),
    );
    const inSync$ = store.inSync$.pipe(tap(flush));
    this.#listening = merge(inSync$, ...updates).subscribe();
    return this.#listening;
  }

  #collect(kind: RecordKind, { entries, replaces, state }: ListenerUpdate): void {
    const collected = (this.#entries[kind] ??= new Map());
    if (replaces) {
      for (const id of [...this.#graph[kind].ids(), ...collected.keys()]) {
        collected.set(id, undefined);
      }
    }
    for (const [id, record] of entries) collected.set(id, record);
    this.#states = { ...this.#states, [kind]: state };
  }

  /** Gives the graph what was collected. */
  #flush(): void {
    if (Object.keys(this.#states).length === 0) return;
    const states = { ...this.#graph.states, ...this.#states };
    const entries = this.#entries as object;
    this.#entries = {};
    this.#states = {};
    this.#graph.update({ ...entries, states });
  }

  /** Forgets every document, for example at sign-out; every kind of document has this state then. */
  #reset(state: QueryState): void {
    for (const kind of recordKinds) this.#collect(kind, { entries: [], replaces: true, state });
    this.#flush();
  }
}
