const windowMs = 10 * 60_000;
const mostAddresses = 10_000;

/** Counts requests of each network address. Memory is bounded: the oldest windows go first. */
export function createRequestLimit(most: number, clock: () => number) {
  // A window is added when it starts, so the order of the map is the order of their ends.
  const windows = new Map<string, { count: number; startedAt: number }>();
  // One that starts in the future is over: the clock was set back.
  const isOver = (startedAt: number, now: number) => startedAt + windowMs <= now || startedAt > now;

  return {
    /** Seconds to wait; 0 when the request may go on. */
    waitFor(address: string): number {
      const now = clock();
      let window = windows.get(address);
      if (!window || isOver(window.startedAt, now)) {
        windows.delete(address);
        for (const [key, { startedAt }] of windows) {
          if (!isOver(startedAt, now) && windows.size < mostAddresses) break;
          windows.delete(key);
        }
        window = { count: 0, startedAt: now };
        windows.set(address, window);
      }
      window.count += 1;
      return window.count <= most ? 0 : Math.ceil((window.startedAt + windowMs - now) / 1000);
    },
  };
}
