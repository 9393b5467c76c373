import type { KeyValues } from '../ports/key-values.ts';

/**
 * Under which the device notes which copy of documents the browser has: its user and a mark of its own. Outlives a
 * sign-out whose clearing was late, so that the next start clears.
 */
export const copyKey = 'evergift-copy';

/** Whether the browser may have a copy of somebody's documents: who is signed in, or whose sign-out was interrupted. */
export const mayHaveCopy = (keyValues: KeyValues): boolean => keyValues.get(copyKey) !== undefined;
