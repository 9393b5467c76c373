import {
  combineLatest,
  concat,
  distinctUntilChanged,
  filter,
  map,
  merge,
  of,
  pairwise,
  shareReplay,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { Ports } from '../ports/ports.ts';
import type { Outbox } from './outbox.ts';

/** `waiting`: the server is not being heard; changes are kept and sent later. */
export type Connection = 'online' | 'waiting';

/** How long the server may be silent before it is said, in milliseconds: a page that loads is not a page that waits. */
const silenceTimeout = 3_000;

/** How long a change may be on its way before it counts as waiting, in milliseconds. */
const deliveryTimeout = 5_000;

/** False, and true once so much time has passed. */
function after(clock: Clock, milliseconds: number): Observable<boolean> {
  const due$ = timer(milliseconds, clock.scheduler).pipe(map(() => true));
  return concat(of(false), due$);
}

/** Whether the server is heard: from the device's network, from how the listeners fare and from how changes arrive. */
export function createConnection(
  graph: RecordGraph,
  outbox: Outbox,
  { clock, online$ }: Pick<Ports, 'clock' | 'online$'>,
): Observable<Connection> {
  const silent$ = merge(of(undefined), graph.published$).pipe(
    map(() => Object.values(graph.states).some(({ status }) => status === 'offline')),
    distinctUntilChanged(),
    switchMap((silent) => (silent ? after(clock, silenceTimeout) : of(false))),
  );
  // One more change says nothing about those that wait already; one that arrived does.
  const stuck$ = outbox.count$.pipe(
    startWith(0),
    pairwise(),
    filter(([before, count]) => before === 0 || count < before),
    switchMap(([, count]) => (count > 0 ? after(clock, deliveryTimeout) : of(false))),
  );
  return combineLatest([online$, silent$, stuck$]).pipe(
    map(([online, silent, stuck]): Connection =>
      online && !silent && !stuck ? 'online' : 'waiting',
    ),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
