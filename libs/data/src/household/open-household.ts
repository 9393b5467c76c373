import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  merge,
  skip,
  startWith,
  Subject,
  Subscription,
  timer,
  type Observable,
} from 'rxjs';
import { problem } from '../errors/reporter.ts';
import { equal } from '../values/equal.ts';
import type { Household } from '../model/household.ts';
import type { HouseholdParts, KnownHousehold, LeftPlanner, Planner } from './planner.ts';
import type { OpenPlanner } from '../sync/user-store.ts';
import type { Placement } from './placement.ts';

/** How long a refused change waits for the news that explains it, in milliseconds. */
const longestWait = 2_000;

const alone = { name: '', members: [], others: [] } as const;

/** Knows who plans in the planner that is open. What a planner of several needs is loaded for it alone. */
export class OpenHousehold {
  readonly #parts: HouseholdParts;
  readonly #known$ = new BehaviorSubject<KnownHousehold | undefined>(undefined);
  readonly #left$ = new Subject<LeftPlanner>();
  readonly #subscriptions = new Subscription();
  #following = Subscription.EMPTY;
  readonly planner$: Observable<Planner>;

  constructor(parts: HouseholdParts) {
    this.#parts = parts;
    const { graph, userStore } = parts;
    this.planner$ = combineLatest([userStore.planner$, this.#known$]).pipe(
      map(([planner, known]): Planner => {
        const { uid = '', ownerUid = '' } = planner ?? {};
        return { ownerUid, isMine: uid === ownerUid, ...(known?.view ?? alone) };
      }),
      distinctUntilChanged<Planner>(equal),
    );
    const shared$ = combineLatest([
      userStore.planner$,
      userStore.store$,
      graph.published$.pipe(startWith(undefined)),
    ]).pipe(
      map(([planner, store]) =>
        store && planner && this.#isShared(planner) ? planner : undefined,
      ),
      distinctUntilChanged(),
    );
    this.#subscriptions.add(shared$.subscribe((planner) => this.#follow(planner)));
  }

  /** The planners that the user was taken out of while they had them open. */
  get left$(): Observable<LeftPlanner> {
    return this.#left$;
  }

  /** Where gifts go; undefined in a planner of one, and while `isPending`. */
  get placement(): Placement | undefined {
    return this.#known$.value?.placement;
  }

  /** Who plans here; undefined in a planner of one, and while `isPending`. */
  get household(): Household | undefined {
    return this.#known$.value?.household;
  }

  /** Several plan here, and who is not known yet. */
  get isPending(): boolean {
    const { planner } = this.#parts.userStore;
    return planner !== undefined && this.#isShared(planner) && !this.#known$.value;
  }

  /** Resolves when it is known who plans here. */
  async known(): Promise<void> {
    if (this.isPending) await firstValueFrom(this.#known$.pipe(filter(() => !this.isPending)));
  }

  /** Resolves when who plans here becomes different, or after a while. */
  async nextChange(): Promise<void> {
    const { clock } = this.#parts.ports;
    const late$ = timer(longestWait, clock.scheduler);
    await firstValueFrom(merge(this.#known$.pipe(skip(1)), late$));
  }

  /** Follows the planner that is open no more: the user is about to leave it. */
  ignore(): void {
    this.#following.unsubscribe();
  }

  dispose(): void {
    this.#following.unsubscribe();
    this.#subscriptions.unsubscribe();
  }

  #isShared({ uid, ownerUid }: OpenPlanner): boolean {
    if (uid !== ownerUid) return true;
    const [settings] = this.#parts.graph.settings.values();
    return settings?.sharing === true;
  }

  #follow(planner: OpenPlanner | undefined): void {
    this.#following.unsubscribe();
    this.#known$.next(undefined);
    if (!planner) return;
    const following = (this.#following = new Subscription());
    void this.#load(planner, following).catch((cause: unknown) => {
      const message = 'Who plans together could not be loaded; a change of planner tries again.';
      this.#parts.ports.report(problem('household', message, cause));
    });
  }

  async #load(planner: OpenPlanner, following: Subscription): Promise<void> {
    const { followHousehold } = await import('./follow-household.ts');
    const store = await this.#parts.userStore.opened();
    const household = await store.household();
    if (following.closed) return;
    following.add(
      followHousehold(this.#parts, {
        planner,
        household,
        onKnown: (known) => this.#known$.next(known),
        onLeft: (left) => this.#left$.next(left),
      }),
    );
  }
}
