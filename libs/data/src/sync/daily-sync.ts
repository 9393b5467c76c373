import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  retry,
  switchMap,
  timer,
  type Observable,
  type Subscription,
} from 'rxjs';
import { planBirthdaySync } from '../commands/birthday-sync-plan.ts';
import type { Run } from '../commands/command-queue.ts';
import { planRepeats } from '../commands/repeat-plan.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { Ports } from '../ports/ports.ts';
import type { UserStore } from './user-store.ts';

/** How often one day's sync is repeated when the server refuses it (another device was faster). */
const mostRetries = 2;
const retryAfter = 1_000;

/** Stays at sign-out, for it is a date and no data of the user's: who returns on the same day finds what was deleted deleted. */
const markerPrefix = 'evergift-birthday-sync:';

export interface DailySyncParts {
  readonly graph: RecordGraph;
  readonly userStore: UserStore;
  readonly ports: Ports;
  readonly run: Run;
}

/**
 * Runs as a command, once per user and local day, what makes birthday events and the next occurrences of events
 * that repeat. It waits until people and events have been in
 * step with the server during this visit: the local copy alone may hold people who were deleted elsewhere.
 */
export function startDailySync({ graph, userStore, ports, run }: DailySyncParts): Subscription {
  const { clock, keyValues, report } = ports;
  let userInStep: string | undefined;

  /** The user and the day that a sync is due for. */
  const dueNow = (): string | undefined => {
    const { uid } = userStore;
    const { people, events } = graph.states;
    if (uid === undefined || !userStore.store$.value) return undefined;
    if (people.status === 'live' && events.status === 'live') userInStep = uid;
    return userInStep === uid && people.complete && events.complete
      ? `${uid} ${graph.today}`
      : undefined;
  };

  const sync = async (uid: string): Promise<void> => {
    const { today } = graph;
    const marker = `${markerPrefix}${uid}`;
    if (uid !== userStore.uid || (keyValues.get(marker) ?? '') >= today) return;
    const plan = () => [
      ...planBirthdaySync(graph, { giftsKnown: graph.states.giftItems.complete }),
      ...planRepeats(graph),
    ];
    const error = await run({ id: uid, needs: ['people', 'events'], plan }).confirmed;
    if (uid !== userStore.uid) return;
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
      map(dueNow),
      filter((due) => due !== undefined),
      distinctUntilChanged(),
      switchMap(() => {
        const { uid = '' } = userStore;
        const once$ = defer(() => sync(uid)).pipe(retry({ delay }));
        return timer(0, clock.scheduler).pipe(switchMap(() => once$));
      }),
    )
    .subscribe();
}
