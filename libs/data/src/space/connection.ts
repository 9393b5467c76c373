import {
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  Observable,
  of,
  pairwise,
  shareReplay,
  startWith,
  switchMap,
} from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { UserSpace } from './user-space.ts';

/** `waiting`: the server is not being heard; changes are kept and sent later. */
export type Connection = 'online' | 'waiting';

/** How long the server may be silent before it is said, in milliseconds: a page that loads is not a page that waits. */
export const grace = 3_000;

/** How long a change may be on its way before it counts as waiting, in milliseconds. */
export const delivery = 5_000;

/** False, and true once so much time has passed. */
function after(clock: Clock, milliseconds: number): Observable<boolean> {
  return merge(
    of(false),
    new Observable<boolean>((subscriber) => clock.after(milliseconds, () => subscriber.next(true))),
  );
}

/** Whether the server is heard: from the device's network, from how the listeners fare and from how changes arrive. */
export function createConnection(space: UserSpace): Observable<Connection> {
  const { clock, online$ } = space.ports;
  const silent$ = merge(of(undefined), space.graph.published$).pipe(
    map(() => Object.values(space.live.states).some(({ status }) => status === 'offline')),
    distinctUntilChanged(),
    switchMap((silent) => (silent ? after(clock, grace) : of(false))),
  );
  // One more change says nothing about those that wait already; one that arrived does.
  const stuck$ = space.pending.count$.pipe(
    startWith(0),
    pairwise(),
    filter(([before, count]) => before === 0 || count < before),
    switchMap(([, count]) => (count > 0 ? after(clock, delivery) : of(false))),
  );
  return combineLatest([online$, silent$, stuck$]).pipe(
    map(([online, silent, stuck]): Connection =>
      online && !silent && !stuck ? 'online' : 'waiting',
    ),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
