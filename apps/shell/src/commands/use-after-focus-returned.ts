import { useEffect, useEffectEvent } from 'react';

/**
 * Runs what was chosen in a dialog once the dialog has given the focus back, which takes it a
 * frame: so what is opened next can return it, too.
 */
export function useAfterFocusReturned(
  chosen: string | undefined,
  onRun: (id: string) => void,
): void {
  const run = useEffectEvent(onRun);
  useEffect(() => {
    if (chosen === undefined) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => run(chosen));
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
}
