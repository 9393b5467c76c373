const failures = new WeakSet<object>();

/** Notes every file that does not come, as Vite's loader says it: each engine words its error otherwise. */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => void failures.add(payload));
}

/** Whether an error says that a file did not come, and not that code is broken. */
export const isLoadFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);
