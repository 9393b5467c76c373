import { type RefObject, useEffect } from 'react';

/** Frames in which rows that come into sight are measured, and push others along. */
const framesToSettle = 12;

/** Scrolls by what is missing, or so that the row is in the middle. */
function bringIntoSight(list: HTMLElement, row: Element, isCentred: boolean): void {
  const { top, bottom, height } = row.getBoundingClientRect();
  const sight = list.getBoundingClientRect();
  const above = top - sight.top;
  const below = bottom - sight.bottom;
  if (above >= 0 && below <= 0) return;
  if (isCentred) list.scrollTop += above - (sight.height - height) / 2;
  else list.scrollTop += above < 0 ? above : below;
}

/**
 * Keeps in sight what one looks for in a list whose rows are measured only when they are drawn: the
 * chosen option when the list opens, and where the focus goes with every key.
 */
export function useOptionsInSight(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let request = 0;
    const follow = (selector: string, isCentred: boolean) => {
      cancelAnimationFrame(request);
      let left = framesToSettle;
      const look = () => {
        const list = listRef.current;
        const row = list?.querySelector(selector);
        if (list && row) bringIntoSight(list, row, isCentred);
        left -= 1;
        if (left > 0) request = requestAnimationFrame(look);
      };
      request = requestAnimationFrame(look);
    };
    follow('[role=option][aria-selected=true]', true);
    const followFocus = () => follow('[data-focused]', false);
    document.addEventListener('keydown', followFocus, true);
    return () => {
      document.removeEventListener('keydown', followFocus, true);
      cancelAnimationFrame(request);
    };
  }, [listRef]);
}
