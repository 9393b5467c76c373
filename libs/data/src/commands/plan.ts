import { batchLimit, type Write } from '../store/document-store.ts';

/**
 * What a command wants written. Everything in one batch when it fits; else in parts of which each is consistent on its
 * own: `dependents` may go first in any number, `root` goes last and together. Repeating the command finishes what an
 * interruption left.
 */
export interface Plan {
  readonly dependents: readonly Write[];
  readonly root: readonly Write[];
}

/** The batches of a plan, in the order in which they are to be committed. */
export function partsOf({ dependents, root }: Plan, limit = batchLimit): Write[][] {
  const parts: Write[][] = [];
  const room = Math.max(0, limit - root.length);
  const early = Math.max(0, dependents.length - room);
  for (let start = 0; start < early; start += limit) {
    parts.push(dependents.slice(start, Math.min(start + limit, early)));
  }
  const last = [...dependents.slice(early), ...root];
  for (let start = 0; start < last.length; start += limit) {
    parts.push(last.slice(start, start + limit));
  }
  return parts;
}
