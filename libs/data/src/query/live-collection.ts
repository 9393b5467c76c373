import { Observable } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { Report } from '../errors/reporter.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { CollectionName, Records } from '../model/collections.ts';
import { readRecord } from '../model/read-record.ts';
import type { CollectionSnapshot, DocumentStore } from '../store/document-store.ts';
import { loadingState, type QueryState } from './query.ts';

/** News of one collection. */
export interface CollectionUpdate<Record> {
  readonly entries: readonly (readonly [string, Record | undefined])[];
  /** The entries are everything there is; whatever else was known is gone. */
  readonly replaces: boolean;
  readonly state: QueryState;
}

const firstWait = 1_000;
const longestWait = 60_000;

/** Milliseconds before the next attempt after so many failures in a row: doubling, spread, at most a minute. */
export function backoff(failures: number): number {
  const wait = Math.min(longestWait, firstWait * 2 ** (failures - 1));
  return wait * (0.75 + Math.random() * 0.25);
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
      const subscription = store.watch(name).subscribe({
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
      stop = () => subscription.unsubscribe();
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
      const again = () => {
        stop();
        listen();
      };
      const cancel = clock.after(backoff(failures), again);
      const wake = clock.wake$.subscribe(again);
      stop = () => {
        cancel();
        wake.unsubscribe();
      };
    };

    listen();
    return () => stop();
  });
}
