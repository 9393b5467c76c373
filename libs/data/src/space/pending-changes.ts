import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { RecordGraph } from '../derived/record-graph.ts';
import type { Publication } from '../derived/publication.ts';
import type { Change } from '../derived/table.ts';

interface Pending {
  readonly pending: boolean;
}

function difference(changes: readonly Change<Pending>[]): number {
  return changes.reduce(
    (sum, { before, after }) => sum + (after?.pending ? 1 : 0) - (before?.pending ? 1 : 0),
    0,
  );
}

/** Commits of this page are changes; without any, what shows as pending comes from other tabs and earlier visits. */
function countOf(commits: number, records: number, earlier: number): number {
  return commits > 0 ? commits : Math.max(records, earlier);
}

/** How many changes wait for the server: commits of this page, records that are pending from elsewhere, earlier visits. */
export class PendingChanges {
  readonly #commits$ = new BehaviorSubject(0);
  readonly #records$ = new BehaviorSubject(0);
  readonly #earlier$ = new BehaviorSubject(0);
  /** Grows with each user: what the last one's changes do later concerns nobody. */
  #generation = 0;

  constructor(graph: RecordGraph) {
    graph.published$.subscribe(({ people, events, giftItems }: Publication) => {
      const sum = difference(people) + difference(events) + difference(giftItems);
      if (sum !== 0) this.#records$.next(this.#records$.value + sum);
    });
  }

  get count$(): Observable<number> {
    return combineLatest([this.#commits$, this.#records$, this.#earlier$]).pipe(
      map(([commits, records, earlier]) => countOf(commits, records, earlier)),
      distinctUntilChanged(),
    );
  }

  get count(): number {
    return countOf(this.#commits$.value, this.#records$.value, this.#earlier$.value);
  }

  /** Counts a commit until it is confirmed or refused. */
  track(confirmed: Promise<unknown>): void {
    this.#commits$.next(this.#commits$.value + 1);
    const generation = this.#generation;
    const settle = () => {
      if (generation === this.#generation) this.#commits$.next(this.#commits$.value - 1);
    };
    confirmed.then(settle, settle);
  }

  /** Changes of an earlier visit wait until they are sent. */
  noteEarlier(sent: Promise<void>): void {
    const generation = this.#generation;
    const settle = () => {
      if (generation === this.#generation) this.#earlier$.next(0);
    };
    this.#earlier$.next(1);
    sent.then(settle, settle);
  }

  /** Nothing waits any more: the user is gone. */
  reset(): void {
    this.#generation += 1;
    this.#commits$.next(0);
    this.#earlier$.next(0);
  }
}
