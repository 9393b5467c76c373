import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  retry,
  startWith,
  type Subscription,
  switchMap,
  timer,
} from 'rxjs';
import { toDataError } from '../errors/to-data-error.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { idSchema } from '../model/fields.ts';
import type { Ports } from '../ports/ports.ts';
import type { Write } from '../store/document-store.ts';
import type { OpenPlanner, UserStore } from '../sync/user-store.ts';
import { birthdayEventWrites } from './birthday-writes.ts';
import type { Run } from './command-queue.ts';
import { birthdaySources } from './person-writes.ts';
import { repeatWrites } from './repeat-writes.ts';

/** How often one day's sync is repeated when the server refuses it (another device was faster). */
const mostRetries = 2;
const retryAfter = 1_000;

/**
 * Stays at sign-out, for it is a date and no data of the user's: who returns on the same day finds what was deleted
 * deleted.
 */
const markerPrefix = 'evergift-birthday-sync:';

export interface DailySyncParts {
  readonly graph: RecordGraph;
  readonly userStore: UserStore;
  readonly ports: Ports;
  readonly run: Run;
}

/**
 * Creates birthday events and the next occurrences of yearly events, once per planner and local day. Waits until people
 * and events have been in step with the server: the cache alone may still contain people who were deleted elsewhere.
 */
export function startDailySync({ graph, userStore, ports, run }: DailySyncParts): Subscription {
  const { clock, keyValues, report } = ports;
  let inStep: string | undefined;

  /** The planner and the day that a sync is due for. */
  const dueNow = (): string | undefined => {
    const { ownerUid } = userStore.planner ?? {};
    const { people, events } = graph.states;
    if (ownerUid === undefined || !userStore.store$.value) return undefined;
    if (people.status === 'live' && events.status === 'live') inStep = ownerUid;
    return inStep === ownerUid && people.complete && events.complete
      ? `${ownerUid} ${graph.today}`
      : undefined;
  };

  const sync = async ({ ownerUid }: OpenPlanner): Promise<void> => {
    const { today } = graph;
    const marker = `${markerPrefix}${ownerUid}`;
    const isOpen = () => userStore.planner?.ownerUid === ownerUid;
    if (!isOpen() || (keyValues.get(marker) ?? '') >= today) return;
    const writes = () => [
      ...birthdaySyncWrites(graph, { giftsKnown: graph.states.giftItems.complete }),
      ...repeatWrites(graph),
    ];
    const error = await run({ id: ownerUid, needs: ['people', 'events'], writes }).confirmed;
    if (!isOpen()) return;
    if (error) throw error;
    keyValues.set(marker, today);
  };

  const delay = (cause: unknown, failures: number): Observable<unknown> => {
    const { kind } = toDataError(cause);
    const message = 'The daily sync failed; it runs again.';
    report({ area: 'daily-sync', level: 'warning', message, facts: { kind } });
    return failures > mostRetries ? EMPTY : timer(retryAfter, clock.scheduler);
  };

  return graph.published$
    .pipe(
      startWith(undefined),
      map(dueNow),
      filter((due) => due !== undefined),
      distinctUntilChanged(),
      switchMap(() => {
        const { planner } = userStore;
        if (!planner) return EMPTY;
        const once$ = defer(() => sync(planner)).pipe(retry({ delay }));
        return timer(0, clock.scheduler).pipe(switchMap(() => once$));
      }),
    )
    .subscribe();
}

const isId = (text: string) => idSchema.safeParse(text).success;

/**
 * The writes that make every birthday event as it should be today; none when all are. Events that are too many
 * are left alone while it is not known which of them have gifts.
 */
export function birthdaySyncWrites(graph: RecordGraph, { giftsKnown = true } = {}): Write[] {
  return [...graph.people.values()]
    .filter(({ id, name, birthday }) => name !== '' && birthday !== '' && isId(id))
    .flatMap((person) => {
      const sources = birthdaySources(graph, person.id);
      const hasGifts = giftsKnown ? sources.hasGifts : () => undefined;
      return birthdayEventWrites(person, { ...sources, hasGifts }).writes;
    });
}
