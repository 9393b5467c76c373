/** How long clearing waits for other tabs to let go of the copy, in milliseconds. */
const timeout = 3_000;

/**
 * Who uses the browser's copy of the data: every tab that has it open, together; or one that clears it, alone. A copy
 * that is cleared under an open client comes back, because the client writes its farewell into it.
 */
export class CacheLock {
  readonly #name: string;

  constructor(name: string) {
    this.#name = `evergift-copy-${name}`;
  }

  /** Waits until nobody clears the copy; gives what lets go of it again. */
  async hold(): Promise<() => void> {
    if (!globalThis.navigator?.locks) return () => {};
    return new Promise((held, failed) => {
      const release = (letGo: () => void) => held(letGo);
      navigator.locks
        .request(this.#name, { mode: 'shared' }, () => new Promise<void>(release))
        .catch(failed);
    });
  }

  /** Runs when no tab holds the copy; after a while all the same, so that a tab that hangs cannot keep it. */
  async alone<T>(run: () => Promise<T>): Promise<T> {
    if (!globalThis.navigator?.locks) return run();
    const signal = AbortSignal.timeout(timeout);
    try {
      return await navigator.locks.request(this.#name, { signal }, run);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return run();
    }
  }
}
