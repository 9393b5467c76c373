const setRealTimeout = setTimeout;

/**
 * Waits 20 ms of real time, also while the timers of a test are stopped. Code that is loaded on
 * demand comes in real time, and takes seconds on a busy machine.
 */
export const realTick = (): Promise<void> =>
  new Promise((resolve) => {
    setRealTimeout(resolve, 20);
  });
