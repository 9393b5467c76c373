import {
  combineLatest,
  distinctUntilChanged,
  map,
  merge,
  Observable,
  of,
  shareReplay,
  switchMap,
} from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { UserSpace } from './user-space.ts';

/** `waiting`: the server is not being heard; changes are kept and sent later. */
export type Connection = 'online' | 'waiting';

/** How long the server may be silent before it is said, in milliseconds: a page that loads is not a page that waits. */
export const grace = 3_000;

function later<T>(clock: Clock, milliseconds: number, value: T): Observable<T> {
  return new Observable((subscriber) => clock.after(milliseconds, () => subscriber.next(value)));
}

/** Whether the server is heard: from the device's network and from how the listeners fare. */
export function createConnection(space: UserSpace): Observable<Connection> {
  const { clock, online$ } = space.ports;
  const silent$ = merge(of(undefined), space.graph.published$).pipe(
    map(() => Object.values(space.live.states).some(({ status }) => status === 'offline')),
    distinctUntilChanged(),
    switchMap((silent) => (silent ? merge(of(false), later(clock, grace, true)) : of(false))),
  );
  return combineLatest([online$, silent$]).pipe(
    map(([online, silent]): Connection => (online && !silent ? 'online' : 'waiting')),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
