import type { DataError, Outcome } from '@evergift/data';
import { useHost } from '@evergift/contract';
import type { Notice } from '@evergift/contract';
import { text } from '@evergift/language';
import { timings } from './timings.ts';

/** A change that a press makes, and what is said about it. */
export interface UndoableChange {
  run: () => Outcome;
  /** Said when this device has the change, with Undo beside it. */
  success: Notice;
  /** Said when it cannot be applied, or when the server refuses it later. */
  failure: (error: DataError) => Notice;
}

/** Gives what a success toast needs to offer Undo for 10 s. */
export function useUndoOffer(): (outcome: Outcome) => Pick<Notice, 'duration' | 'action'> {
  const { notify } = useHost();
  const undo = async (outcome: Outcome) => {
    const restored = outcome.undo();
    const applied = await restored.applied;
    const error = applied.ok ? await restored.confirmed : applied.error;
    if (error) {
      const message = text('This could not be undone. Please try again.');
      notify({ type: 'error', message, error });
    }
  };
  return (outcome) => ({
    duration: timings.undo,
    action: { label: text('Undo'), onAction: () => void undo(outcome) },
  });
}

/**
 * Makes a change whose success toast offers Undo for 10 s, which restores what was there.
 * Resolves to whether this device has the change.
 */
export function useUndoable(): (change: UndoableChange) => Promise<boolean> {
  const { notify } = useHost();
  const undoOffer = useUndoOffer();

  return async ({ run, success, failure }) => {
    const outcome = run();
    const applied = await outcome.applied;
    if (!applied.ok) {
      notify({ type: 'error', error: applied.error, ...failure(applied.error) });
      return false;
    }
    notify({ type: 'success', ...undoOffer(outcome), ...success });
    void outcome.confirmed.then((error) => {
      if (error) notify({ type: 'error', error, ...failure(error) });
    });
    return true;
  };
}
