import { useEffect, useEffectEvent } from 'react';

/**
 * Puts the focus where the next attempt begins, after each attempt: a field that was disabled
 * meanwhile has lost it.
 *
 * @param attempts how many have ended so far
 */
export function useFocusAfter(attempts: number, focus: () => void): void {
  const onEnd = useEffectEvent(focus);
  useEffect(() => {
    if (attempts > 0) onEnd();
  }, [attempts]);
}
