import { Observable, Subscription } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { Report } from '../errors/reporter.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { CollectionName, Records } from '../model/collections.ts';
import { readRecord } from '../model/read-record.ts';
import type { CollectionSnapshot, DocumentStore } from '../store/document-store.ts';
import { loadingState, type QueryState } from './query.ts';
import { tryAgain } from './try-again.ts';

/** News of one collection. */
export interface CollectionUpdate<Record> {
  readonly entries: readonly (readonly [string, Record | undefined])[];
  /** The entries are everything there is; whatever else was known is gone. */
  readonly replaces: boolean;
  readonly state: QueryState;
}

function stateOf({ source, complete }: CollectionSnapshot): QueryState {
  return { status: source === 'server' ? 'live' : 'offline', error: undefined, complete };
}

/** One collection, followed for as long as someone subscribes; after an error taken up again by itself (F5). */
export function followCollection<Name extends CollectionName>(
  name: Name,
  { store, clock, report }: { store: DocumentStore; clock: Clock; report: Report },
): Observable<CollectionUpdate<Records[Name]>> {
  return new Observable((subscriber) => {
    let failures = 0;
    let known = loadingState;
    let stop = () => {};

    const listen = () => {
      const subscription = new Subscription();
      stop = () => subscription.unsubscribe();
      const watched = store.watch(name).subscribe({
        next: (snapshot) => {
          failures = 0;
          known = stateOf(snapshot);
          subscriber.next({
            entries: [
              ...snapshot.removed.map((id) => [id, undefined] as const),
              ...snapshot.changed.map(
                (stored) => [stored.id, readRecord(name, stored, report)] as const,
              ),
            ],
            replaces: snapshot.initial,
            state: known,
          });
        },
        error: (cause: unknown) => fail(cause),
      });
      subscription.add(watched);
    };

    const fail = (cause: unknown) => {
      const error = toDataError(cause);
      failures += 1;
      known = { status: 'error', error, complete: known.complete };
      report({
        area: 'listen',
        level: 'error',
        message: 'A listener failed; it is taken up again.',
        facts: { collection: name, kind: error.kind },
      });
      subscriber.next({ entries: [], replaces: false, state: known });
      stop = tryAgain(clock, failures, listen);
    };

    listen();
    return () => stop();
  });
}
