import { useEffect, useRef } from 'react';
import type { OpenModal } from './modal-store.ts';

/**
 * Gives the focus back to what had it when a modal was opened (M1). A dialog does so by itself; but
 * when it took the place of one that said 'One moment', what it would return to is gone.
 */
export function useReturnFocus(open: OpenModal | undefined): void {
  const first = useRef<Element>(null);

  useEffect(() => {
    if (open) {
      first.current ??= open.opener;
      return undefined;
    }
    const opener = first.current;
    first.current = null;
    if (!(opener instanceof HTMLElement)) return undefined;
    // After the dialog's own turn, which takes one frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener.isConnected) opener.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
