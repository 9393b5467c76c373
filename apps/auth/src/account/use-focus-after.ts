import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Puts the focus where the next attempt begins, once a form that was busy is free again: a field
 * that is disabled meanwhile cannot hold it.
 */
export function useFocusWhenFree(isBusy: boolean, focus: () => void): void {
  const wasBusy = useRef(false);
  const onFree = useEffectEvent(focus);
  useEffect(() => {
    if (wasBusy.current && !isBusy) onFree();
    wasBusy.current = isBusy;
  }, [isBusy]);
}
