import { useEffect, useEffectEvent } from 'react';

/**
 * Runs what was chosen in a dialog after the dialog has returned the focus, which takes it a frame.
 * A dialog that opens next can then return the focus to the same place.
 *
 * @param chosen what to run, once; undefined for nothing
 * @param onRun called when it has run
 */
export function useAfterFocusReturned(chosen: (() => void) | undefined, onRun: () => void): void {
  const run = useEffectEvent((command: () => void) => {
    onRun();
    command();
  });
  useEffect(() => {
    if (chosen === undefined) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => run(chosen));
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
}
