import { firstValueFrom, merge, Subscription, tap } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { DataError } from '../errors/data-error.ts';
import type { Report } from '../errors/reporter.ts';
import type { States } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { noSettings, type Settings } from '../model/settings.ts';
import { recordKinds } from '../model/collections.ts';
import type { RecordKind } from '../model/collections.ts';
import { loadingState } from '../model/query-state.ts';
import type { QueryState } from '../model/query-state.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { GiftSources } from './gift-sources.ts';
import { listen, type ListenerUpdate } from './listen.ts';
import { retryDelay } from './retry-delay.ts';
import type { takeFormats } from './take-formats.ts';

type Entries = Map<string, object | undefined>;

/** Currencies and regions: loaded for who chose something other than the default, and for choosing. */
export const loadFormats = () => import('./take-formats.ts');

/**
 * Keeps the graph in step with a user's store: one listener for each kind of document. One commit may change several
 * kinds, so updates are collected, and given to the graph as one, when all listeners are in sync.
 */
export class LiveDocuments {
  readonly #graph: RecordGraph;
  readonly #clock: Clock;
  readonly #report: Report;
  /** Loaded when somebody chose other formats than the default. */
  #takeFormats: typeof takeFormats | undefined;
  #settings = noSettings;
  /** The currency of another's planner, '' while it is not known; undefined when the user's own is open. */
  #currency: string | undefined;
  #listening = Subscription.EMPTY;
  /** The listeners of circles, in a planner of several. */
  readonly #circles = new Map<string, Subscription>();
  #gifts: GiftSources | undefined;
  #waitsForCircles = false;
  /** This page created the account, so there is nothing that it has not seen. */
  #isNew = false;
  /** How the gifts that everybody sees are loaded, before `follow`. */
  #openState: QueryState | undefined;
  #store: DocumentStore | undefined;
  #entries: Partial<Record<RecordKind, Entries>> = {};
  #states: Partial<States> = {};

  constructor(graph: RecordGraph, { clock, report }: { clock: Clock; report: Report }) {
    this.#graph = graph;
    this.#clock = clock;
    this.#report = report;
  }

  /** Answers for an account that was just created, before its store is open: nothing is there but these settings. */
  startNew(settings: Settings): void {
    this.#reset({ ...loadingState, status: 'offline' }, settings);
  }

  /**
   * Starts the listeners of a store, in place of those of an earlier one.
   * @param waitsForCircles the gifts are not complete before `follow` says which circles there are
   */
  start(store: DocumentStore, { waitsForCircles = false } = {}): void {
    if (!this.#isNew) this.stop();
    this.#waitsForCircles = waitsForCircles;
    this.#currency = waitsForCircles ? '' : undefined;
    this.#listen(store);
  }

  /**
   * Listens to these circles too, and to no others.
   * @param sources makes one record of what several listeners report
   * @param currency of another's planner
   */
  follow(circles: readonly string[], sources: typeof GiftSources, currency?: string): void {
    const store = this.#store;
    if (!store) return;
    this.#waitsForCircles = false;
    this.#currency = currency;
    this.#gifts ??= this.#giftsSoFar(sources);
    for (const [circle, listening] of this.#circles) {
      if (circles.includes(circle)) continue;
      listening.unsubscribe();
      this.#circles.delete(circle);
    }
    this.#put('giftItems', this.#gifts.follow(circles));
    this.#flush();
    for (const circle of circles) {
      if (!this.#circles.has(circle)) this.#circles.set(circle, this.#listenTo(circle, store));
    }
  }

  /** Ends the listeners, and keeps what is known until `resume`. */
  pause(): void {
    this.#listening.unsubscribe();
    for (const listening of this.#circles.values()) listening.unsubscribe();
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
    for (const circle of this.#circles.keys()) {
      this.#circles.set(circle, this.#listenTo(circle, store));
    }
  }

  /** Ends the listeners and forgets everything that was known. */
  stop(): void {
    this.pause();
    this.#circles.clear();
    this.#gifts = undefined;
    this.#waitsForCircles = false;
    this.#currency = undefined;
    this.#openState = undefined;
    this.#store = undefined;
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
    this.#store = store;
    const sources = this.#sourcesOf(store);
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

  #listenTo(circle: string, store: DocumentStore): Subscription {
    return listen('giftItems', this.#sourcesOf(store), circle).subscribe((update) => {
      this.#collect('giftItems', update, circle);
      if (update.state.status === 'error') this.#flush();
    });
  }

  #sourcesOf(store: DocumentStore) {
    return { store, clock: this.#clock, report: this.#report };
  }

  /** The gifts that everybody sees, with what the graph has not got yet. */
  #giftsSoFar(Sources: typeof GiftSources): GiftSources {
    const { giftItems, states } = this.#graph;
    const known = new Map([...giftItems.values()].map((gift) => [gift.id, gift]));
    for (const [id, gift] of this.#entries.giftItems ?? []) {
      if (gift) known.set(id, gift as GiftItem);
      else known.delete(id);
    }
    return new Sources(known.values(), this.#openState ?? states.giftItems);
  }

  #collect(kind: RecordKind, update: ListenerUpdate, circle?: string): void {
    if (kind !== 'giftItems') return this.#put(kind, update);
    if (this.#gifts) return this.#put(kind, this.#gifts.apply(circle, update));
    this.#openState = update.state;
    this.#put(kind, this.#waitsForCircles ? { ...update, state: loadingState } : update);
  }

  #put(kind: RecordKind, { entries, replaces, state }: ListenerUpdate): void {
    const collected = (this.#entries[kind] ??= new Map());
    if (replaces) {
      for (const id of [...this.#graph[kind].ids(), ...collected.keys()]) {
        collected.set(id, undefined);
      }
    }
    for (const [id, record] of entries) collected.set(id, record);
    const complete = state.complete || this.#isNew;
    this.#states = { ...this.#states, [kind]: { ...state, complete } };
  }

  /** Gives the graph what was collected, as soon as it is known how it is written. */
  #flush(): void {
    const graph = this.#graph;
    if (!this.#states.settings && graph.states.settings.status === 'loading') return;
    for (const settings of this.#entries.settings?.values() ?? []) {
      this.#settings = (settings as Settings | undefined) ?? noSettings;
    }
    const { region, currency } = this.#settings;
    const choice = { region, currency: this.#currency ?? currency };
    if (!this.#takeFormats && choice.region + choice.currency) {
      this.#loadFormats();
      if (graph.states.giftItems.status === 'loading') return;
    }
    this.#takeFormats?.(choice, graph);
    if (Object.keys(this.#states).length === 0) return;
    const states = { ...graph.states, ...this.#states };
    const entries = this.#entries as object;
    this.#entries = {};
    this.#states = {};
    graph.update({ ...entries, states });
  }

  /** Tries until it succeeds: an amount in another currency than its own would be wrong. */
  #loadFormats(): void {
    void loadFormats()
      .then(
        (loaded) => (this.#takeFormats = loaded.takeFormats),
        () => firstValueFrom(retryDelay(this.#clock, 1)),
      )
      .then(() => this.#flush());
  }

  /**
   * Forgets every document, for example at sign-out; every kind of document has this state then.
   * @param newSettings all that there is of a new account
   */
  #reset(state: QueryState, newSettings?: Settings): void {
    this.#isNew = newSettings !== undefined;
    for (const kind of recordKinds) this.#collect(kind, { entries: [], replaces: true, state });
    if (newSettings) this.#entries.settings?.set(newSettings.id, newSettings);
    this.#flush();
  }
}
