import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  from,
  map,
  merge,
  scan,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import type { Publication } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { Change } from '../tables/table.ts';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { Ports } from '../ports/ports.ts';
import type { Commit, DocumentStore, Write } from '../store/document-store.ts';
import { expectRequestFits } from '../store/request-size.ts';
import type { UnansweredWrites } from './unanswered-writes.ts';
import type { UserStore } from './user-store.ts';

/** How long a change may take to reach the server before a sign-out asks about it, in milliseconds. */
const deliveryTimeout = 1_500;

interface Pending {
  readonly pending: boolean;
}

function pendingDifference(changes: readonly Change<Pending>[]): number {
  return changes.reduce(
    (sum, { before, after }) => sum + (after?.pending ? 1 : 0) - (before?.pending ? 1 : 0),
    0,
  );
}

const nothing = (): Commit => ({ applied: Promise.resolve(), confirmed: Promise.resolve() });

/** Sends changes to the server, and knows which of them the server has not answered for. */
export class Outbox {
  readonly #ports: Pick<Ports, 'online$' | 'clock'>;
  readonly #userStore: UserStore;
  readonly #unanswered: UnansweredWrites;
  readonly #unconfirmed$ = new BehaviorSubject(0);
  readonly #count$ = new BehaviorSubject(0);
  readonly #waiting$ = new BehaviorSubject(0);
  #applying: Promise<void> | undefined;

  constructor(
    graph: RecordGraph,
    userStore: UserStore,
    unanswered: UnansweredWrites,
    ports: Pick<Ports, 'online$' | 'clock'>,
  ) {
    this.#ports = ports;
    this.#userStore = userStore;
    this.#unanswered = unanswered;
    // Records that are pending without a commit of this page come from other tabs.
    const records$ = graph.published$.pipe(
      map(({ people, events, giftItems }: Publication) =>
        [people, events, giftItems].reduce((sum, changes) => sum + pendingDifference(changes), 0),
      ),
      scan((sum, difference) => sum + difference, 0),
      startWith(0),
    );
    const earlier$ = userStore.store$.pipe(switchMap((store) => (store ? earlierIn(store) : [0])));
    combineLatest([this.#unconfirmed$, records$, earlier$, this.#waiting$])
      .pipe(
        map(
          ([commits, records, earlier, waiting]) =>
            waiting + (commits > 0 ? commits : Math.max(records, earlier)),
        ),
        distinctUntilChanged(),
      )
      .subscribe(this.#count$);
    userStore.store$.subscribe((store) => {
      if (store)
        void unanswered.check(userStore.planner?.ownerUid ?? '', store, () => isOpen(store));
      else this.#unconfirmed$.next(0);
    });
    const isOpen = (store: DocumentStore) => store === userStore.store$.value;
  }

  /** How many changes the server has not answered for. */
  get count$(): Observable<number> {
    return this.#count$;
  }

  get count(): number {
    return this.#count$.value;
  }

  /** Resolves when this device has every change; undefined when it has. */
  get applying(): Promise<void> | undefined {
    return this.#applying;
  }

  /**
   * Sends one batch: the server takes all of it or nothing. Throws a DataError when there is nobody signed in, or when
   * the batch is too large for a request. Where the browser's storage is full, goes on in memory.
   */
  commit(writes: readonly Write[]): Commit {
    const store = this.#userStore.store$.value;
    const { planner } = this.#userStore;
    if (!store || !planner) throw new DataError('permission');
    if (writes.length === 0) return nothing();
    expectRequestFits(writes);
    const commit = store.commit(writes);
    const settled = commit.applied.then(
      () => commit,
      async (cause: unknown) => {
        if (toDataError(cause).kind !== 'quota' || store.storage !== 'persistent') throw cause;
        return (await this.#userStore.replaceFull(store)).commit(writes);
      },
    );
    const applied = settled.then((last) => last.applied);
    const confirmed = settled.then((last) => last.confirmed);
    this.#trackApplied(applied);
    this.#trackConfirmed(confirmed);
    if (store.storage === 'persistent')
      this.#unanswered.note(planner, writes, { applied, confirmed });
    return { applied, confirmed };
  }

  /** Counts a change that cannot be committed yet as unsent until this promise, which never rejects, resolves. */
  trackWaiting(change: Promise<unknown>): void {
    this.#waiting$.next(this.#waiting$.value + 1);
    void change.finally(() => this.#waiting$.next(this.#waiting$.value - 1));
  }

  /** Whether signing out now would lose changes. Those that are just on their way get a moment to arrive. */
  async hasUnsentChanges(): Promise<boolean> {
    await this.#waitShortly(this.#waiting$.pipe(filter((waiting) => waiting === 0)));
    if (this.#waiting$.value > 0) return true;
    const store = this.#userStore.store$.value;
    // What waits in a copy that is not open (it was full, or failed to open) is known by its markers.
    const isCopyOpen = store?.storage === 'persistent';
    if (!isCopyOpen && !this.#unanswered.isEmpty) return true;
    if (!store || !(await store.hasPendingWrites())) return false;
    if (!(await firstValueFrom(this.#ports.online$))) return true;
    await this.#waitShortly(from(store.whenSent().catch(() => {})));
    return store.hasPendingWrites();
  }

  /** The names of records of another's planner whose changes were refused, or have no answer yet. */
  lostNames(ownerUid: string): string[] {
    return this.#unanswered.lostNames(ownerUid);
  }

  async #waitShortly(work$: Observable<unknown>): Promise<void> {
    await firstValueFrom(merge(work$, timer(deliveryTimeout, this.#ports.clock.scheduler)));
  }

  #trackApplied(applied: Promise<void>): void {
    const done = () => {
      if (this.#applying === applying) this.#applying = undefined;
    };
    const applying: Promise<void> = applied.then(done, done);
    this.#applying = applying;
  }

  #trackConfirmed(confirmed: Promise<void>): void {
    const { planner } = this.#userStore;
    this.#unconfirmed$.next(this.#unconfirmed$.value + 1);
    const settle = () => {
      // What the last user's changes do later concerns nobody.
      if (planner === this.#userStore.planner)
        this.#unconfirmed$.next(this.#unconfirmed$.value - 1);
    };
    confirmed.then(settle, settle);
  }
}

/** 1 while changes of an earlier visit wait in the store, then 0. */
function earlierIn(store: DocumentStore): Observable<number> {
  const pending$ = from(store.hasPendingWrites().catch(() => false));
  return pending$.pipe(
    filter(Boolean),
    switchMap(() =>
      from(
        store.whenSent().then(
          () => 0,
          () => 0,
        ),
      ).pipe(startWith(1)),
    ),
    startWith(0),
  );
}
