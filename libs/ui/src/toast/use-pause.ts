import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { ToastStore } from './toast-store.ts';
import type { Toast } from './toast.ts';

/**
 * Pauses the countdowns while the pointer or the focus is on the toasts. A toast that goes away with
 * the focus in it gives the focus back to where it came from, such as an open dialog; to the page's
 * heading when that is gone, too.
 */
export function usePause(
  store: ToastStore,
  toasts: readonly Toast[],
  region: RefObject<HTMLElement | null>,
) {
  const cameFrom = useRef<Element | null>(null);
  const hasFocus = useRef(false);

  useEffect(() => {
    if (!hasFocus.current || region.current?.contains(document.activeElement)) return;
    // No event says that what had the focus was removed.
    hasFocus.current = false;
    // A dialog that opened in the same moment has taken it.
    if (document.activeElement !== document.body) return;
    const origin = cameFrom.current;
    // Somebody reads elsewhere, and the heading may be far above.
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [toasts, region]);

  useEffect(() => {
    // Nor that the pointer is no longer on what was removed; it knows itself one frame later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!hasFocus.current && !region.current?.matches(':hover')) store.resume();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [toasts, region, store]);

  return {
    onPointerEnter: store.pause,
    onPointerLeave: () => {
      if (!hasFocus.current) store.resume();
    },
    onFocus: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) {
        cameFrom.current = event.relatedTarget as Element | null;
      }
      hasFocus.current = true;
      store.pause();
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      hasFocus.current = false;
      store.resume();
    },
  };
}
