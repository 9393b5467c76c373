const failures = new WeakSet<object>();

/**
 * Notes the error of a file that did not come, as Vite's loader names it in `vite:preloadError`: each
 * engine words it otherwise.
 */
export const noteLoadFailure = (error: Error): void => void failures.add(error);

/** Whether an error says that a file did not come, and not that code is broken. */
export const isLoadFailure = (error: unknown): boolean => failures.has(error as Error);
