import type { Clock } from '../calendar/clock.ts';

const firstWait = 1_000;
const longestWait = 60_000;

/** Milliseconds before the next attempt after so many failures in a row: doubling, spread, at most a minute. */
export function backoff(failures: number): number {
  const wait = Math.min(longestWait, firstWait * 2 ** (failures - 1));
  return wait * (0.75 + Math.random() * 0.25);
}

/**
 * Tries once more after so many failures in a row: when the wait is over, or sooner when the page wakes or the network
 * returns (F5). Returns what cancels it.
 */
export function tryAgain(clock: Clock, failures: number, attempt: () => void): () => void {
  const cancel = () => {
    cancelWait();
    wake.unsubscribe();
  };
  const run = () => {
    cancel();
    attempt();
  };
  const cancelWait = clock.after(backoff(failures), run);
  const wake = clock.wake$.subscribe(run);
  return cancel;
}
