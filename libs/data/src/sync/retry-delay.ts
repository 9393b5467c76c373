import { merge, take, timer, type Observable } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';

const firstWait = 1_000;
const longestWait = 60_000;

/** Milliseconds before the next attempt after so many failures in a row: doubling, spread, at most a minute. */
function backoff(failures: number): number {
  const wait = Math.min(longestWait, firstWait * 2 ** (failures - 1));
  return wait * (0.75 + Math.random() * 0.25);
}

/**
 * Emits once, when it is time for the next attempt after so many failures in a row: when the wait is over, or sooner
 * when the page wakes or the network returns. For RxJS's `retry`.
 */
export function retryDelay(clock: Clock, failures: number): Observable<unknown> {
  return merge(timer(backoff(failures), clock.scheduler), clock.wake$).pipe(take(1));
}
