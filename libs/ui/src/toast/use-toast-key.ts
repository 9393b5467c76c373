import { type RefObject, useEffect, useRef } from 'react';

/**
 * F6, the key that goes from one part of a window to the next, leads to the newest toast, an error
 * first, and back. Toasts stand outside of dialogs, where Tab does not lead.
 */
export function useToastKey(region: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      const toasts = region.current?.querySelectorAll('li:not([data-closing])') ?? [];
      const isThere = region.current?.contains(document.activeElement);
      const target = isThere ? cameFrom.current : [...toasts].at(-1)?.querySelector('button');
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      if (!isThere) cameFrom.current = document.activeElement;
      target.focus();
    };
    // Before the dialog, which keeps keys to itself.
    addEventListener('keydown', go, { capture: true });
    return () => removeEventListener('keydown', go, { capture: true });
  }, [region]);
}
