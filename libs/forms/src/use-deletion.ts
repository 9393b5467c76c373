import { text } from '@evergift/language';
import { timings } from './timings.ts';
import { useIsMounted } from './use-is-mounted.ts';
import { useUndoable } from './use-undoable.ts';
import type { UndoableChange } from './use-undoable.ts';

/** What is to be deleted and what is said about it. */
export interface Deletion extends UndoableChange {
  /** Shown in the question: a person's or a gift's name, an event's title. */
  name: string;
  /**
   * Done half a second after the deletion, such as going back to the list; not when the page was
   * left meanwhile.
   */
  afterSuccess?: () => void;
}

/**
 * Deletes after the browser's confirmation; the success toast offers Undo for 10 s, which
 * restores exactly what was there. Resolves to whether it was deleted here.
 */
export function useDeletion(): (deletion: Deletion) => Promise<boolean> {
  const change = useUndoable();
  const isMounted = useIsMounted();

  return async ({ name, afterSuccess, ...deletion }) => {
    if (!window.confirm(text('Are you sure you want to delete {name}?', { name }))) return false;
    const isDone = await change(deletion);
    if (isDone && afterSuccess) setTimeout(() => isMounted() && afterSuccess(), timings.redirect);
    return isDone;
  };
}
