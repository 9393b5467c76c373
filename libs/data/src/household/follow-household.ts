import {
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  merge,
  of,
  retry,
  skip,
  startWith,
  tap,
  throwError,
  timer,
  type BehaviorSubject,
  type Observable,
  type Subject,
  type Subscription,
} from 'rxjs';
import { toDataError } from '../errors/to-data-error.ts';
import { problem } from '../errors/reporter.ts';
import type { Household } from '../model/household.ts';
import type {
  CircleList,
  HouseholdStore,
  Invitation,
  Membership,
  StoredHousehold,
} from '../store/household-store.ts';
import { GiftSources } from '../sync/gift-sources.ts';
import { retryDelay } from '../sync/retry-delay.ts';
import type { OpenPlanner } from '../sync/user-store.ts';
import { equal } from '../values/equal.ts';
import { startHiding } from './hide-gifts.ts';
import type { HouseholdParts, KnownHousehold, LeftPlanner, PlannerMember } from './planner.ts';
import { followOverruled, OwnWrites, type Overruled } from './overruled.ts';
import { createGiftSharing } from './gift-sharing.ts';
import { createPlacement } from './place-gifts.ts';

/** Where it goes who plans in a planner, and that the user does no more. */
interface Listener {
  readonly known$: BehaviorSubject<KnownHousehold | undefined>;
  readonly left$: Subject<LeftPlanner>;
  readonly overruled$: Subject<Overruled>;
}

/** How long a refused change waits for the news that explains it, in milliseconds. */
const longestWait = 2_000;

interface Parts {
  readonly stored: StoredHousehold;
  readonly circles: CircleList;
  readonly invitations: readonly Invitation[];
  readonly memberships: readonly Membership[];
}

/** An invitation may make its guest a person of the planner: what is noted for that one is hidden before they come. */
const guestLinks = (invitations: readonly Invitation[]): Record<string, string> =>
  Object.fromEntries(
    invitations.flatMap(({ token, personId }) => (personId ? [[`guest ${token}`, personId]] : [])),
  );

function householdOf({ uid, ownerUid }: OpenPlanner, parts: Parts): Household {
  const { stored, circles, invitations } = parts;
  return {
    ...{ me: uid, ownerUid },
    everyone: [ownerUid, ...stored.members.map((member) => member.uid)],
    links: { ...guestLinks(invitations), ...stored.links },
    circles: new Set(circles.circles),
  };
}

function viewOf({ uid, ownerUid }: OpenPlanner, { stored, memberships, invitations }: Parts) {
  const name = memberships.find((membership) => membership.ownerUid === ownerUid)?.name ?? '';
  const owner = { uid: ownerUid, name };
  const members = [owner, ...stored.members].map((member): PlannerMember => ({
    ...member,
    isMe: member.uid === uid,
    isOwner: member.uid === ownerUid,
    personId: stored.links[member.uid] ?? '',
  }));
  const mine = members.filter(({ isMe }) => isMe);
  const isAlone = stored.members.length === 0;
  return {
    name: uid === ownerUid ? '' : name,
    members: isAlone ? [] : [...mine, ...members.filter(({ isMe }) => !isMe)],
    ...{ others: memberships, invitations },
  };
}

/** Members cannot read the owner's settings: the owner's device says the currency where they can. */
function sayCurrency(
  { graph, ports }: HouseholdParts,
  household: HouseholdStore,
  parts$: Observable<Parts>,
): Subscription {
  const ofSettings$ = graph.published$.pipe(
    startWith(undefined),
    filter(() => graph.states.settings.status === 'live'),
    map(() => [...graph.settings.values()][0]?.currency ?? ''),
    distinctUntilChanged(),
  );
  let said: string | undefined;
  return combineLatest([parts$, ofSettings$]).subscribe(([{ stored, invitations }, currency]) => {
    const isShared = stored.members.length + invitations.length > 0;
    if (!isShared || currency === stored.currency || currency === said) return;
    said = currency;
    household.setCurrency(currency).catch((cause: unknown) => {
      const message = 'The currency could not be said to who plans together.';
      ports.report(problem('household', message, cause));
    });
  });
}

/** Follows who plans in a planner, and listens to the circles that name the user, until `following` is unsubscribed. */
export async function followHousehold(
  parts: HouseholdParts,
  { known$, left$, overruled$ }: Listener,
  { planner, following }: { planner: OpenPlanner; following: Subscription },
): Promise<void> {
  const { userStore, ports, graph } = parts;
  const household = await (await userStore.opened()).household();
  if (following.closed) return;
  const { uid, ownerUid } = planner;
  let last: Household | undefined;
  let name = '';

  const leave = async (): Promise<void> => {
    left$.next({ name, lost: parts.outbox.lostNames(ownerUid) });
    await userStore.leavePlanner();
    // The store that was open has closed, with all that it was about to send.
    const own = await (await userStore.opened()).household();
    await own.forgetMembership(ownerUid);
  };

  /** Listens again after a failure; who is refused was taken out. */
  const persistent = <Value>(value$: Observable<Value>, isHousehold = false) =>
    value$.pipe(
      retry({
        delay: (cause: unknown, failures) => {
          const error = toDataError(cause);
          if (error.kind === 'permission' && uid !== ownerUid) {
            // A membership that stays leads nowhere: opening it is refused again.
            if (isHousehold) leave().catch(() => {});
            return throwError(() => error);
          }
          return retryDelay(ports.clock, failures);
        },
        resetOnSuccess: true,
      }),
    );

  const nextChange = async () => {
    const late$ = timer(longestWait, ports.clock.scheduler);
    await firstValueFrom(merge(known$.pipe(skip(1)), late$));
  };
  const own = new OwnWrites(graph);
  const placement = own.remembering(createPlacement(graph, () => last as Household, nextChange));
  const gifts = createGiftSharing(parts, uid, () => known$.value?.view.members ?? []);
  const stored$ = combineLatest({
    stored: persistent(household.household$(ownerUid), true),
    circles: persistent(household.circles$(ownerUid)),
    invitations: uid === ownerUid ? persistent(household.invitations$(ownerUid)) : of([]),
    memberships: persistent(household.memberships$()),
  }).pipe(distinctUntilChanged<Parts>(equal));
  const isMember = ({ stored }: Parts) =>
    uid === ownerUid || stored.members.some((member) => member.uid === uid);
  following.add(
    stored$
      .pipe(
        tap((known) => {
          // A cache that knows nothing of a planner yet says that nobody is in it.
          if (!isMember(known)) return;
          last = householdOf(planner, known);
          const view = { ...viewOf(planner, known), gifts };
          ({ name } = view);
          const currency = uid === ownerUid ? undefined : known.stored.currency;
          userStore.followCircles(known.circles.circles, GiftSources, currency);
          known$.next({ household: last, placement, view });
        }),
      )
      .subscribe({
        error: (cause: unknown) => {
          if (toDataError(cause).kind === 'permission') return;
          ports.report(problem('household', 'A listener of a planner of several failed.', cause));
        },
      }),
  );
  if (uid === ownerUid) following.add(sayCurrency(parts, household, stored$));
  following.add(followOverruled(parts, own, (overruled) => overruled$.next(overruled)));
  following.add(startHiding(parts, { household: () => last, placement }));
}
