import {
  BehaviorSubject,
  filter,
  firstValueFrom,
  map,
  merge,
  of,
  Subject,
  Subscription,
  type Observable,
} from 'rxjs';
import { createToday, todayOf } from '../calendar/today.ts';
import { RecordGraph } from '../derived/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { problem } from '../errors/reporter.ts';
import type { CollectionName } from '../model/collections.ts';
import { LiveRecords } from '../query/live-records.ts';
import { backoff, tryAgain } from '../query/try-again.ts';
import type { Commit, DocumentStore, StorageKind, Write } from '../store/document-store.ts';
import { expectRequestFits } from '../store/request-size.ts';
import { EarlierChanges } from './earlier-changes.ts';
import { LiveSettings } from './live-settings.ts';
import { PendingChanges } from './pending-changes.ts';
import { keyPrefix } from './key-values.ts';
import type { Ports } from './ports.ts';

const notLoaded =
  'Your data has not been loaded on this device yet, so this change could not be made safely. Connect and retry.';

const signedOut = () =>
  new DataError('permission', {
    message: 'You are not signed in, so this was not saved. Sign in and retry.',
  });

/** How long changes may take to arrive before a sign-out asks about them, in milliseconds. */
const arrival = 1_500;

/** Everything that belongs to the signed-in user: opened at sign-in, closed and cleared at sign-out. */
export class UserSpace {
  readonly ports: Ports;
  readonly graph: RecordGraph;
  readonly live: LiveRecords;
  readonly settings = new LiveSettings();
  readonly pending: PendingChanges;
  readonly earlier: EarlierChanges;
  readonly today$: Observable<string>;
  readonly storage$ = new BehaviorSubject<StorageKind>('persistent');
  /** The open store; undefined with no user, and while one is being opened. */
  readonly store$ = new BehaviorSubject<DocumentStore | undefined>(undefined);
  /** Ends with this space. */
  readonly subscriptions = new Subscription();
  /** Emits when whoever was signed in no longer is. */
  readonly #left$ = new Subject<void>();
  #applying: Promise<unknown> | undefined;
  #uid: string | undefined;
  #disposed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(ports: Ports) {
    this.ports = ports;
    this.graph = new RecordGraph(todayOf(ports.clock));
    this.live = new LiveRecords(this.graph);
    this.pending = new PendingChanges(this.graph);
    this.earlier = new EarlierChanges(ports.keyValues, this.graph, ports.report);
    this.today$ = createToday(ports.clock);
    this.subscriptions.add(this.today$.subscribe((today) => this.live.moveTo(today)));
    this.subscriptions.add(ports.clock.wake$.subscribe(() => this.#readSettings()));
  }

  get uid(): string | undefined {
    return this.#uid;
  }

  /** Belongs to this user from now on; to nobody with undefined. Nothing of the last user remains. */
  enter(uid: string | undefined): Promise<void> {
    const left = this.#uid;
    if (uid === left) return this.#work;
    this.#leaveTo(uid);
    this.#work = this.#work.then(async () => {
      if (left !== undefined) await this.#close();
      if (uid !== undefined && uid === this.#uid) await this.#open(uid, { memory: false });
    });
    return this.#work;
  }

  /** Ends the listeners, before the user's right to listen ends. */
  pause(): void {
    this.live.release();
  }

  /** Takes the listeners up again after a sign-out that failed. */
  resume(): void {
    const store = this.store$.value;
    if (store) this.live.follow(store, this.ports.clock, this.ports.report);
  }

  /** The user's store, as soon as it is open; rejects when the user leaves before. */
  async opened(): Promise<DocumentStore> {
    if (this.#uid === undefined) throw signedOut();
    return this.#whileHere(this.store$.pipe(filter((store) => store !== undefined)));
  }

  /** Throws when this user is no longer signed in: what one user wants written never reaches another's data. */
  expect(uid: string | undefined): void {
    if (uid !== this.#uid) throw signedOut();
  }

  /**
   * Undefined when these collections are known and earlier commands show in them; else resolves once that is so, or
   * rejects with why it cannot be.
   */
  ready(needs: readonly CollectionName[]): Promise<void> | undefined {
    const known = needs.every((name) => this.live.states[name].complete);
    if (this.store$.value && known && !this.#applying) return undefined;
    return this.#untilReady(needs);
  }

  /** Commits one batch. Where the browser's storage is full, goes on in memory and says so by `storage$`. */
  commit(writes: readonly Write[]): Commit {
    const store = this.store$.value;
    if (!store) throw new DataError('permission');
    if (writes.length === 0) return { applied: Promise.resolve(), confirmed: Promise.resolve() };
    expectRequestFits(writes);
    const commit = store.commit(writes);
    const settled = commit.applied.then(
      () => commit,
      async (cause: unknown) => {
        if (toDataError(cause).kind !== 'quota' || store.storage === 'memory') throw cause;
        return (await this.#fallBack(store)).commit(writes);
      },
    );
    const applied = settled.then((last) => last.applied);
    const confirmed = settled.then((last) => last.confirmed);
    this.#noteApplying(applied);
    this.pending.track(confirmed);
    if (store.storage === 'persistent' && this.#uid !== undefined) {
      this.earlier.note(this.#uid, writes, confirmed);
    }
    return { applied, confirmed };
  }

  /** Whether changes wait that signing out would lose. Those that are just on their way get a moment to arrive. */
  async hasPendingChanges(): Promise<boolean> {
    const store = this.store$.value;
    // What waits in a copy that is not open (it was full, or failed to open) is known by what was noted of it.
    const isCopyOpen = store?.storage === 'persistent';
    if (!isCopyOpen && this.#uid !== undefined && this.earlier.mayWait(this.#uid)) return true;
    if (!store || !(await store.hasPendingWrites())) return false;
    if (!(await firstValueFrom(this.ports.online$))) return true;
    await new Promise<void>((resolve) => {
      this.ports.clock.after(arrival, resolve);
      store.whenSent().then(resolve, resolve);
    });
    return store.hasPendingWrites();
  }

  /** With nobody signed in: removes what an interrupted sign-out left in the browser. */
  clearLeftovers(): Promise<void> {
    const { clearLeftovers, report } = this.ports;
    this.#work = this.#work.then(clearLeftovers).catch((cause: unknown) => {
      report(problem('sign-out', 'A left copy could not be cleared; the next start tries.', cause));
    });
    return this.#work;
  }

  /** Ends everything; the local copy stays. */
  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#leaveTo(undefined);
    this.subscriptions.unsubscribe();
    await this.#work;
    this.live.release();
    await this.store$.value?.close({ clear: false });
    this.store$.next(undefined);
  }

  #leaveTo(uid: string | undefined): void {
    this.#uid = uid;
    this.#left$.next();
  }

  #whileHere<T>(value$: Observable<T>): Promise<T> {
    const left$ = this.#left$.pipe(
      map((): never => {
        throw signedOut();
      }),
    );
    return firstValueFrom(merge(value$, left$));
  }

  async #untilReady(needs: readonly CollectionName[]): Promise<void> {
    await this.opened();
    while (this.#applying) await this.#applying;
    const verdict = () => {
      const states = needs.map((name) => this.live.states[name]);
      if (states.every(({ complete }) => complete)) return 'ready';
      return states.find(({ status, complete }) => !complete && status !== 'loading');
    };
    const outcome = await this.#whileHere(
      merge(of(undefined), this.graph.published$).pipe(
        map(verdict),
        filter((value) => value !== undefined),
      ),
    );
    if (outcome === 'ready') return;
    throw outcome.error ?? new DataError('offline', { message: notLoaded });
  }

  async #open(uid: string, options: { memory: boolean }, failures = 0): Promise<void> {
    const { clock, report, openStore } = this.ports;
    try {
      const store = await openStore(uid, options);
      if (uid !== this.#uid) return await store.close({ clear: !this.#disposed });
      this.storage$.next(store.storage);
      this.store$.next(store);
      this.live.follow(store, clock, report);
      void this.#loadSettings(store, uid);
      void this.#noteEarlier(store);
      void this.earlier.check(uid, store, () => store === this.store$.value);
    } catch (cause) {
      if (uid !== this.#uid) return;
      this.live.fail(toDataError(cause));
      report(problem('open', 'The data could not be opened; it is tried again.', cause));
      const again = () => this.#openAgain(uid, options, failures + 1);
      this.subscriptions.add(tryAgain(clock, failures + 1, again));
    }
  }

  #openAgain(uid: string, options: { memory: boolean }, failures: number): void {
    this.#work = this.#work.then(async () => {
      if (uid === this.#uid && !this.store$.value) await this.#open(uid, options, failures);
    });
  }

  async #close(): Promise<void> {
    const store = this.store$.value;
    this.live.release();
    this.settings.release();
    this.pending.reset();
    this.store$.next(undefined);
    try {
      await store?.close({ clear: true });
      // There may be a copy that this store is not on: one that was full, or that could not be opened.
      if (store?.storage !== 'persistent') await this.ports.clearLeftovers();
    } catch (cause) {
      this.ports.report(problem('sign-out', 'The copy could not be cleared.', cause));
    }
    this.ports.keyValues.clear(keyPrefix);
  }

  async #fallBack(full: DocumentStore): Promise<DocumentStore> {
    const uid = this.#uid;
    this.#work = this.#work.then(async () => {
      if (this.store$.value !== full || this.#uid === undefined) return;
      this.live.release();
      this.store$.next(undefined);
      await this.#closeFull(full);
      await this.#open(this.#uid, { memory: true });
    });
    await this.#work;
    this.expect(uid);
    return this.opened();
  }

  #noteApplying(applied: Promise<void>): void {
    const done = () => {
      if (this.#applying === applying) this.#applying = undefined;
    };
    const applying: Promise<void> = applied.then(done, done);
    this.#applying = applying;
  }

  async #closeFull(full: DocumentStore): Promise<void> {
    try {
      await full.close({ clear: false });
    } catch (cause) {
      this.ports.report(problem('storage', 'A store on full storage did not close well.', cause));
    }
  }

  async #loadSettings(store: DocumentStore, uid: string, failures = 0): Promise<void> {
    if (await this.settings.load(store, uid)) return;
    this.ports.clock.after(backoff(failures + 1), () => {
      if (store === this.store$.value) void this.#loadSettings(store, uid, failures + 1);
    });
  }

  async #noteEarlier(store: DocumentStore): Promise<void> {
    const waiting = await store.hasPendingWrites().catch(() => false);
    if (waiting && store === this.store$.value) this.pending.noteEarlier(store.whenSent());
  }

  /** Another device may have changed them meanwhile; no listener is spent on it. */
  #readSettings(): void {
    const store = this.store$.value;
    if (store && this.#uid !== undefined) void this.settings.load(store, this.#uid);
  }
}
