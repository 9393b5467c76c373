import { watchArrivals } from './watch-arrivals.ts';

/** Nothing of an app arrives any more. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
  }
}

/** An app of which nothing has arrived by then is taken for unreachable, in milliseconds. */
const firstAnswer = 5_000;
/** Once something has arrived, so long a silence is taken for the end of it, in milliseconds. */
const silence = 15_000;
/** A file that is not complete by then hangs, even when its origin answers, in milliseconds. */
const hanging = 30_000;
/** From then on it is said that the app is slow, in milliseconds. */
const slow = 5_000;

/**
 * The outcome of loading something of an app. It may take as long as it wants to while something of
 * it arrives, however slowly.
 *
 * @param base the folder with the app's files
 * @param onSlow called once when it takes long, although something arrives
 * @throws TimeoutError when nothing arrives any more. The work itself goes on and may still succeed.
 */
export function withIdleTimeout<Value>(
  work: Promise<Value>,
  base: string,
  onSlow: () => void = () => undefined,
): Promise<Value> {
  const start = Date.now();
  let hasAnswered = false;
  let lastSign = start;
  let lastFile = start;
  let isSlow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<Value>((resolve, reject) => {
    const stopWatching = watchArrivals(base, (sign) => {
      hasAnswered = true;
      lastSign = Date.now();
      if (sign === 'file') lastFile = lastSign;
      check();
    });
    const end = () => {
      clearTimeout(timer);
      stopWatching();
    };
    const check = () => {
      clearTimeout(timer);
      const now = Date.now();
      const [since, limit] = hasAnswered
        ? lastFile + hanging < lastSign + silence
          ? [lastFile, hanging]
          : [lastSign, silence]
        : [start, firstAnswer];
      if (now >= since + limit) {
        end();
        return reject(new TimeoutError(limit));
      }
      if (hasAnswered && !isSlow && now >= start + slow) {
        isSlow = true;
        onSlow();
      }
      const next = isSlow ? since + limit : Math.min(since + limit, start + slow);
      timer = setTimeout(check, next - now);
    };
    check();
    work.finally(end).then(resolve, reject);
  });
}
