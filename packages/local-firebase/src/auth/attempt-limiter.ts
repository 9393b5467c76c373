/** How many attempts one key has within one window. */
export interface AttemptLimit {
  attempts: number;
  windowMs: number;
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

const MAX_KEYS = 10_000;

/**
 * Counts attempts per key in windows that start with a key's first attempt. Memory is bounded: the
 * oldest windows are dropped first.
 */
export const createAttemptLimiter = (
  { attempts, windowMs }: AttemptLimit,
  clock: () => number,
  maxKeys = MAX_KEYS,
) => {
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
    /** Counts an attempt; false when the key has none left in its window. */
    take: (key: string): boolean => {
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
    /** Gives one attempt back: it succeeded. */
    release: (key: string): void => {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    /** Forgets the key. */
    reset: (key: string): void => void windows.delete(key),
    /** How many keys are remembered. */
    size: () => windows.size,
  };
};
