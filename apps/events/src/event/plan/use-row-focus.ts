import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus in a row when the pressed control goes away with what it did: it moves on to the row's next control,
 * else to the one before. Gives what is called before the change, while the pressed control has the focus.
 */
export function useRowFocus(row: RefObject<HTMLElement | null>): () => void {
  const next = useRef<readonly HTMLElement[]>([]);

  const remember = () => {
    const pressed = document.activeElement;
    const own = pressed?.closest('[data-gift]');
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const isAfter = (button: HTMLElement) =>
      Boolean((pressed?.compareDocumentPosition(button) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    const others = buttons.filter((button) => button.closest('[data-gift]') !== own || !own);
    const before = others.filter((button) => button !== pressed && !isAfter(button));
    next.current = [...others.filter(isAfter), ...before.reverse()];
  };

  useLayoutEffect(() => {
    if (next.current.length === 0) return;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (!isLost) return;
    next.current.find((button) => button.isConnected && !button.closest('[hidden]'))?.focus();
    next.current = [];
  });

  return remember;
}
