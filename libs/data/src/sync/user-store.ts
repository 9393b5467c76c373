import { text } from '@evergift/language';
import {
  BehaviorSubject,
  filter,
  firstValueFrom,
  map,
  merge,
  Subject,
  takeUntil,
  type Observable,
} from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import { problem } from '../errors/reporter.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { keyPrefix } from '../ports/key-values.ts';
import type { Ports } from '../ports/ports.ts';
import type { Settings } from '../model/settings.ts';
import type { DocumentStore, StorageKind } from '../store/document-store.ts';
import type { GiftSources } from './gift-sources.ts';
import type { LiveDocuments } from './live-documents.ts';
import { retryDelay } from './retry-delay.ts';

const signedOut = () =>
  new DataError('permission', {
    message: text('You are not signed in, so this was not saved. Sign in and retry.'),
  });

const notOpen = () =>
  new DataError('permission', {
    message: text('This planner is not open any more, so this was not saved. Open it and retry.'),
  });

/** Which planner a user had open last on this device; absent for their own. */
const plannerKey = (uid: string): string => `${keyPrefix}planner:${uid}`;

/** Whose planner somebody has open. Another object each time one is opened. */
export interface OpenPlanner {
  readonly uid: string;
  readonly ownerUid: string;
}

/** Opens the store of whoever is signed in, and closes and clears it at sign-out. */
export class UserStore {
  /** The open store; undefined with no user, and while one is being opened. */
  readonly store$ = new BehaviorSubject<DocumentStore | undefined>(undefined);
  readonly storage$ = new BehaviorSubject<StorageKind>('persistent');
  readonly #ports: Ports;
  readonly #documents: LiveDocuments;
  /** Emits when whoever was signed in no longer is. */
  readonly #left$ = new Subject<void>();
  readonly #planner$ = new BehaviorSubject<OpenPlanner | undefined>(undefined);
  #disposed = false;
  /** Opening and closing, one after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(ports: Ports, documents: LiveDocuments) {
    this.#ports = ports;
    this.#documents = documents;
  }

  get uid(): string | undefined {
    return this.planner?.uid;
  }

  /** The planner that is open, or about to be; undefined with no user. */
  get planner(): OpenPlanner | undefined {
    return this.#planner$.value;
  }

  get planner$(): Observable<OpenPlanner | undefined> {
    return this.#planner$;
  }

  /** Opens this user's store; nobody's with undefined. Nothing of the last user remains. */
  enter(uid: string | undefined): Promise<void> {
    const left = this.uid;
    if (uid === left) return this.#work;
    if (left !== undefined) this.#documents.stop();
    this.#leaveTo(uid === undefined ? undefined : { uid, ownerUid: this.#lastPlannerOf(uid) });
    this.#work = this.#work.then(async () => {
      if (left !== undefined) await this.#close();
      if (uid !== undefined && uid === this.uid) await this.#open(uid, { memory: false });
    });
    return this.#work;
  }

  /** Opens the store of an account that was just created. Nobody waits for it to know that the account is empty. */
  enterNew(settings: Settings): void {
    void this.enter(settings.id);
    if (!this.store$.value) this.#documents.startNew(settings);
  }

  /** Opens another planner of the user's; this device remembers it. Changes of the last one still reach the server. */
  openPlanner(ownerUid: string): Promise<void> {
    const { uid } = this;
    if (uid === undefined || ownerUid === this.planner?.ownerUid) return this.#work;
    this.#remember(uid, ownerUid);
    this.#leaveTo({ uid, ownerUid });
    this.#work = this.#work.then(async () => {
      if (this.planner?.ownerUid !== ownerUid) return;
      const store = this.store$.value;
      if (!store) return this.#open(uid, { memory: false });
      this.#documents.stop();
      this.store$.next(undefined);
      await store.openPlanner(ownerUid);
      this.#start(store);
    });
    return this.#work;
  }

  /** Leaves a planner that the user may not read any more: all of the copy goes, and their own planner opens. */
  leavePlanner(): Promise<void> {
    const { uid } = this;
    if (uid === undefined) return this.#work;
    this.#leaveTo({ uid, ownerUid: uid });
    this.#work = this.#work.then(async () => {
      await this.#close();
      if (uid === this.uid) await this.#open(uid, { memory: false });
    });
    return this.#work;
  }

  /** Ends the listeners, before the user's right to listen ends. */
  pause(): void {
    this.#documents.stop();
  }

  /** Starts the listeners again after a sign-out that failed. */
  resume(): void {
    if (this.store$.value) this.#start(this.store$.value);
  }

  /**
   * Does work that writes thousands of documents while nobody listens: each listener compares all of its documents
   * after each commit. Resolves when what was written is known. A store in memory keeps only what is listened to, so
   * there the listeners stay.
   */
  async withoutListening<Result>(work: () => Promise<Result>): Promise<Result> {
    const store = this.store$.value;
    if (store?.storage !== 'persistent') return work();
    this.#documents.pause();
    try {
      return await work();
    } finally {
      if (store === this.store$.value) await this.#documents.resume(store);
    }
  }

  /** The store, as soon as it is open; rejects when the user leaves before. */
  async opened(): Promise<DocumentStore> {
    if (this.uid === undefined) throw signedOut();
    return this.whileSignedIn(this.store$.pipe(filter((store) => store !== undefined)));
  }

  /** The first value; rejects when the user leaves before. */
  whileSignedIn<T>(value$: Observable<T>): Promise<T> {
    const left$ = this.#left$.pipe(
      map((): never => {
        throw signedOut();
      }),
    );
    return firstValueFrom(merge(value$, left$));
  }

  /** Throws when this planner is no longer open: what is meant for one never reaches another. */
  expect(planner: OpenPlanner | undefined): void {
    if (planner === this.planner) return;
    throw planner?.uid === this.uid ? notOpen() : signedOut();
  }

  /** Goes on in memory when the browser's storage is full, and says so by `storage$`. */
  async replaceFull(full: DocumentStore): Promise<DocumentStore> {
    const { planner } = this;
    this.#work = this.#work.then(async () => {
      if (this.store$.value !== full || this.uid === undefined) return;
      this.#documents.stop();
      this.store$.next(undefined);
      await full.close({ clear: false }).catch((cause: unknown) => {
        const message = 'A store on full storage did not close well.';
        this.#ports.report(problem('storage', message, cause));
      });
      await this.#open(this.uid, { memory: true });
    });
    await this.#work;
    this.expect(planner);
    return this.opened();
  }

  /** With nobody signed in: removes what an interrupted sign-out left in the browser. */
  clearLeftovers(): Promise<void> {
    const { clearLeftovers, report } = this.#ports;
    this.#work = this.#work.then(clearLeftovers).catch((cause: unknown) => {
      report(problem('sign-out', 'A left copy could not be cleared; the next start tries.', cause));
    });
    return this.#work;
  }

  /** Ends everything; the local copy stays. */
  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#leaveTo(undefined);
    await this.#work;
    this.#documents.stop();
    await this.store$.value?.close({ clear: false });
    this.store$.next(undefined);
  }

  #leaveTo(planner: OpenPlanner | undefined): void {
    this.#planner$.next(planner);
    this.#left$.next();
  }

  #lastPlannerOf(uid: string): string {
    return this.#ports.keyValues.get(plannerKey(uid)) ?? uid;
  }

  #remember(uid: string, ownerUid: string): void {
    this.#ports.keyValues.set(plannerKey(uid), ownerUid === uid ? undefined : ownerUid);
  }

  #start(store: DocumentStore): void {
    this.store$.next(store);
    const { uid, ownerUid } = this.planner ?? {};
    this.#documents.start(store, { waitsForCircles: uid !== ownerUid });
  }

  /** Listens to these circles of the planner that is open, too. @param currency of another's planner */
  followCircles(circles: readonly string[], sources: typeof GiftSources, currency?: string): void {
    this.#documents.follow(circles, sources, currency);
  }

  async #open(uid: string, options: { memory: boolean }, failures = 0): Promise<void> {
    const { clock, report, openStore } = this.#ports;
    try {
      const store = await openStore(uid, options);
      const { ownerUid = uid } = this.planner ?? {};
      if (ownerUid !== uid) await store.openPlanner(ownerUid);
      if (uid !== this.uid) return await store.close({ clear: !this.#disposed });
      this.storage$.next(store.storage);
      this.#start(store);
    } catch (cause) {
      if (uid !== this.uid) return;
      this.#documents.fail(toDataError(cause));
      report(problem('open', 'The data could not be opened; it is tried again.', cause));
      retryDelay(clock, failures + 1)
        .pipe(takeUntil(this.#left$))
        .subscribe(() => this.#openAgain(uid, options, failures + 1));
    }
  }

  #openAgain(uid: string, options: { memory: boolean }, failures: number): void {
    this.#work = this.#work.then(async () => {
      if (uid === this.uid && !this.store$.value) await this.#open(uid, options, failures);
    });
  }

  async #close(): Promise<void> {
    const store = this.store$.value;
    this.#documents.stop();
    this.store$.next(undefined);
    try {
      await store?.close({ clear: true });
      // There may be a copy that this store is not on: one that was full, or that could not be opened.
      if (store?.storage !== 'persistent') await this.#ports.clearLeftovers();
    } catch (cause) {
      this.#ports.report(problem('sign-out', 'The copy could not be cleared.', cause));
    }
    this.#ports.keyValues.clear(keyPrefix);
  }
}
