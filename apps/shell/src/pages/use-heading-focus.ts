import { useLocation } from '@evergift/router';
import { useEffect, useRef, type RefObject } from 'react';
import { findHeading } from './page-titles.ts';

const openDialog = '[role="dialog"], [role="alertdialog"]';

/**
 * Moves the focus to the h1 of the page that one went to, so that screen readers read it and the
 * keyboard goes on from there. It waits for the page, and for a dialog to close; it takes nothing
 * from whoever has focused something else meanwhile: then the name is announced instead.
 *
 * @returns whether the page's name is to be announced
 */
export function useHeadingFocus(): RefObject<boolean> {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isElsewhere = useRef(false);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    isElsewhere.current = false;
    const focused = document.activeElement;
    // A field of the new page may have taken the focus already.
    const before = focused?.closest('main') ? null : focused;
    const isFree = (focused: Element | null) =>
      !focused || focused === document.body || focused === before || !focused.isConnected;

    let target: HTMLElement | undefined;
    const move = () => {
      const heading = findHeading();
      if (!heading || heading === target || document.querySelector(openDialog)) return;
      if (isFree(document.activeElement)) {
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      } else if (!target) {
        isElsewhere.current = true;
      }
      target = heading;
    };
    move();
    // The page may bring its heading later, or another one once its data is there.
    const observer = new MutationObserver(move);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

  return isElsewhere;
}
