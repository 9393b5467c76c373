/** How many attempts one key has within one window. */
export interface AttemptLimit {
  attempts: number;
  windowMs: number;
}

export interface AttemptLimiter {
  /** Counts an attempt; false when the key has none left in its window. */
  take(key: string): boolean;
  /** Gives one attempt back: it succeeded. */
  release(key: string): void;
  /** Forgets the key. */
  reset(key: string): void;
  /** How many keys are remembered. */
  size(): number;
}

const MAX_KEYS = 10_000;

/**
 * Counts attempts per key in windows that start with a key's first attempt. Memory is bounded: the
 * oldest windows are dropped first.
 */
export const createAttemptLimiter = (
  { attempts, windowMs }: AttemptLimit,
  clock: () => number,
  maxKeys = MAX_KEYS,
): AttemptLimiter => {
  // A window is inserted when it starts, so the map's order is the order of expiry.
  const windows = new Map<string, { count: number; startedAt: number }>();

  /** A window that starts in the future is over: the clock was set back. */
  const isOver = (startedAt: number, now: number): boolean =>
    startedAt + windowMs <= now || startedAt > now;

  const prune = (now: number): void => {
    for (const [key, window] of windows) {
      if (!isOver(window.startedAt, now) && windows.size < maxKeys) return;
      windows.delete(key);
    }
  };

  return {
    take: (key) => {
      const now = clock();
      let window = windows.get(key);
      if (!window || isOver(window.startedAt, now)) {
        windows.delete(key);
        prune(now);
        window = { count: 0, startedAt: now };
        windows.set(key, window);
      }
      if (window.count >= attempts) return false;
      window.count += 1;
      return true;
    },
    release: (key) => {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    reset: (key) => void windows.delete(key),
    size: () => windows.size,
  };
};
