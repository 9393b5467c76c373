import { map, Observable, retry, tap } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { Report } from '../errors/reporter.ts';
import type { RecordKind } from '../model/collections.ts';
import { loadingState, type QueryState } from '../model/query-state.ts';
import type { CollectionSnapshot, DocumentStore } from '../store/document-store.ts';
import { readRecord } from '../store/read-record.ts';
import { retryDelay } from './retry-delay.ts';

/** What a listener reported of one kind of document. */
export interface ListenerUpdate {
  readonly entries: readonly (readonly [string, object | undefined])[];
  /** The entries are everything there is; whatever else was known is gone. */
  readonly replaces: boolean;
  readonly state: QueryState;
}

/**
 * Listens to one kind of document for as long as someone subscribes. After an error it listens again.
 * @param circle of gifts: who may see them
 */
export function listen(
  kind: RecordKind,
  { store, clock, report }: { store: DocumentStore; clock: Clock; report: Report },
  circle?: string,
): Observable<ListenerUpdate> {
  const toUpdate = ({ source, complete, initial, changed, removed }: CollectionSnapshot) => ({
    entries: [
      ...removed.map((id) => [id, undefined] as const),
      ...changed.map((stored) => [stored.id, readRecord(kind, stored, report, circle)] as const),
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
      .watch(kind, circle)
      .pipe(
        map(toUpdate),
        tap(({ state }) => (known = state)),
        retry({ delay, resetOnSuccess: true }),
      )
      .subscribe(subscriber);
  });
}
