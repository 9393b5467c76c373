import { merge, Subscription, tap } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { DataError } from '../errors/data-error.ts';
import type { Report } from '../errors/reporter.ts';
import { recordKinds, type RecordKind } from '../model/collections.ts';
import { loadingState } from '../model/query-state.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { listen } from './listen.ts';
import { SnapshotBatcher } from './snapshot-batcher.ts';

/** Keeps the graph in step with a user's store: one listener for each kind of document. */
export class LiveDocuments {
  readonly #batcher: SnapshotBatcher;
  readonly #clock: Clock;
  readonly #report: Report;
  #listening = Subscription.EMPTY;

  constructor(graph: RecordGraph, { clock, report }: { clock: Clock; report: Report }) {
    this.#batcher = new SnapshotBatcher(graph);
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

  #listen(
    store: DocumentStore,
    { onUpdate, onFlush }: { onUpdate?: (kind: RecordKind) => void; onFlush?: () => void } = {},
  ): Subscription {
    const batcher = this.#batcher;
    const sources = { store, clock: this.#clock, report: this.#report };
    const flush = () => {
      batcher.flush();
      onFlush?.();
    };
    const updates = recordKinds.map((kind) =>
      listen(kind, sources).pipe(
        tap((update) => {
          batcher.add(kind, update);
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

  /** Ends the listeners and forgets everything that was known. */
  stop(): void {
    this.#listening.unsubscribe();
    this.#batcher.reset(loadingState);
  }

  /** The store cannot be opened. */
  fail(error: DataError): void {
    this.#batcher.reset({ status: 'error', error, complete: false });
  }
}
