import type { DataError, Outcome } from '@evergift/data';
import { useHost } from '@evergift/contract';
import type { Notice } from '@evergift/contract';
import { timings } from './timings.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** What is to be deleted and what is said about it. */
export interface Deletion {
  /** Stands in the question: a person's or a gift's name, an event's title (M11). */
  name: string;
  run: () => Outcome;
  success: Notice;
  failure: (error: DataError) => Notice;
  /**
   * Done half a second after the deletion, such as going back to the list; not when the page was
   * left meanwhile.
   */
  afterSuccess?: () => void;
}

/**
 * Deletes after the browser's confirmation (M11); the success toast offers Undo for 10 s, which
 * restores exactly what was there (F7). Resolves to whether it was deleted here.
 */
export function useDeletion(): (deletion: Deletion) => Promise<boolean> {
  const { notify } = useHost();
  const isMounted = useIsMounted();

  const undo = async (outcome: Outcome) => {
    const restored = outcome.undo();
    const applied = await restored.applied;
    const error = applied.ok ? await restored.confirmed : applied.error;
    if (error) {
      notify({ type: 'error', message: 'This could not be undone. Please try again.', error });
    }
  };

  return async ({ name, run, success, failure, afterSuccess }) => {
    if (!window.confirm(`Are you sure you want to delete ${name}?`)) return false;
    const outcome = run();
    const applied = await outcome.applied;
    if (!applied.ok) {
      notify({ type: 'error', error: applied.error, ...failure(applied.error) });
      return false;
    }
    notify({
      type: 'success',
      duration: timings.undo,
      action: { label: 'Undo', onAction: () => void undo(outcome) },
      ...success,
    });
    void outcome.confirmed.then((error) => {
      if (error) notify({ type: 'error', error, ...failure(error) });
    });
    if (afterSuccess) setTimeout(() => isMounted() && afterSuccess(), timings.redirect);
    return true;
  };
}
