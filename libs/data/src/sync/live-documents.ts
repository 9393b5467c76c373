import { merge, Subscription, tap } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import type { DataError } from '../errors/data-error.ts';
import type { Report } from '../errors/reporter.ts';
import { recordKinds } from '../model/collections.ts';
import { loadingState } from '../query/query.ts';
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
    const batcher = this.#batcher;
    const sources = { store, clock: this.#clock, report: this.#report };
    const updates = recordKinds.map((kind) =>
      listen(kind, sources).pipe(
        tap((update) => {
          batcher.add(kind, update);
          // A listener that failed is in sync with nothing.
          if (update.state.status === 'error') batcher.flush();
        }),
      ),
    );
    const inSync$ = store.inSync$.pipe(tap(() => batcher.flush()));
    this.#listening = merge(inSync$, ...updates).subscribe();
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
