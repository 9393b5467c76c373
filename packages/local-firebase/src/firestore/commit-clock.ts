/** Hands out commit times that strictly increase, whatever the machine's clock does. */
export interface CommitClock {
  /** The next commit time in microseconds since 1970. */
  next(): number;
  /** The request's time in milliseconds since 1970, by the machine's clock. */
  now(): number;
}

/** `last` is the newest time handed out before; `now` gives milliseconds since 1970. */
export function createCommitClock(last: number, now: () => number): CommitClock {
  let newest = last;
  return {
    next() {
      newest = Math.max(Math.floor(now()) * 1000, newest + 1);
      return newest;
    },
    now: () => Math.floor(now()),
  };
}
