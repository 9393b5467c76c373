import { useEffect, useRef } from 'react';
import type { OpenModal } from './modal-store.ts';

/**
 * Gives the focus back to what had it when a modal was opened. A dialog does so by itself; but
 * when it took the place of one that said 'One moment', what it would return to is gone. To the
 * page's heading when the opener is gone, too: a row that was deleted, a table that became cards.
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
        if (document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
        (opener.isConnected ? opener : heading)?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
