import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  ReplaySubject,
  startWith,
  Subject,
  Subscription,
  type Observable,
} from 'rxjs';
import type { Placement, Planning } from '../commands/placement.ts';
import { problem } from '../errors/reporter.ts';
import type { OpenPlanner } from '../sync/user-store.ts';
import { equal } from '../values/equal.ts';
import type { Overruled } from './overruled.ts';
import {
  planningAlone,
  type HouseholdParts,
  type KnownHousehold,
  type LeftPlanner,
  type Planner,
  type PlannerMember,
} from './planner.ts';

/** Knows who plans in the planner that is open. What a planner of several needs is loaded for it alone. */
export class OpenHousehold implements Planning {
  readonly #parts: HouseholdParts;
  /** Who plans here; undefined in a planner of one, and while `isPending`. */
  readonly known$ = new BehaviorSubject<KnownHousehold | undefined>(undefined);
  /** The planners that the user was taken out of while they had them open. */
  readonly left$ = new ReplaySubject<LeftPlanner>(1);
  /** What others write over what the user wrote on this page. */
  readonly overruled$ = new Subject<Overruled>();
  readonly planner$: Observable<Planner>;
  /** The user as one of several who plan here; undefined in a planner of one. */
  readonly viewer$: Observable<PlannerMember | undefined>;
  readonly #following$: Subscription;
  #following = Subscription.EMPTY;

  constructor(parts: HouseholdParts) {
    this.#parts = parts;
    const { graph, userStore } = parts;
    this.planner$ = combineLatest([userStore.planner$, this.known$]).pipe(
      map(([planner, known]): Planner => {
        const { uid = '', ownerUid = '' } = planner ?? {};
        return { ...planningAlone, ...known?.view, ownerUid, isMine: uid === ownerUid };
      }),
      distinctUntilChanged<Planner>(equal),
    );
    this.viewer$ = this.planner$.pipe(
      map(({ members }) => members.find(({ isMe }) => isMe)),
      distinctUntilChanged<PlannerMember | undefined>(equal),
    );
    this.#following$ = combineLatest([
      userStore.planner$,
      userStore.store$,
      graph.published$.pipe(startWith(undefined)),
    ])
      .pipe(
        map(([planner, store]) => (store && this.#isShared(planner) ? planner : undefined)),
        distinctUntilChanged(),
      )
      .subscribe((planner) => this.#follow(planner));
  }

  get placement(): Placement | undefined {
    return this.known$.value?.placement;
  }

  /** Several plan here, and who is not known yet. */
  get isPending(): boolean {
    return !this.known$.value && this.#isShared(this.#parts.userStore.planner);
  }

  /** Resolves when it is known who plans here. */
  async known(): Promise<void> {
    if (this.isPending) await firstValueFrom(this.known$.pipe(filter(() => !this.isPending)));
  }

  /** Follows the planner that is open no more: the user is about to leave it. */
  ignore(): void {
    this.#following.unsubscribe();
  }

  dispose(): void {
    this.ignore();
    this.#following$.unsubscribe();
  }

  #isShared(planner: OpenPlanner | undefined): boolean {
    if (!planner || planner.uid !== planner.ownerUid) return planner !== undefined;
    const [settings] = this.#parts.graph.settings.values();
    return settings?.sharing === true;
  }

  #follow(planner: OpenPlanner | undefined): void {
    this.ignore();
    this.known$.next(undefined);
    if (!planner) return;
    const following = (this.#following = new Subscription());
    import('./follow-household.ts')
      .then(({ followHousehold }) => followHousehold(this.#parts, this, { planner, following }))
      .catch((cause: unknown) => {
        const message = 'Who plans together could not be loaded; opening the planner tries again.';
        this.#parts.ports.report(problem('household', message, cause));
      });
  }
}
