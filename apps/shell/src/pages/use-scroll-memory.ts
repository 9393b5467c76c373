import { useLocation, useNavigationType } from '@evergift/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollPositions } from './scroll-positions.ts';
import { scrollToWhenTall } from './scroll-to-when-tall.ts';

/**
 * Whether this document was opened anew, and not by a reload or on the way back: the router gives
 * the first entry of every document the same key.
 */
function isOpenedAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}

/**
 * A new page starts at its top; Back, Forward and a reload return to where it was. A change of the
 * filters in the address moves nothing.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [positions] = useState(() => new ScrollPositions());
  const shown = useRef<string>(undefined);
  /** The entry whose position is recorded; none while one is being restored. */
  const recorded = useRef<string>(undefined);
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const record = () => {
      if (recorded.current !== undefined) positions.set(recorded.current, window.scrollY);
    };
    const store = () => positions.store();
    addEventListener('scroll', record, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('scroll', record);
      removeEventListener('pagehide', store);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    if (isSamePage) {
      recorded.current = entry;
      return undefined;
    }
    recorded.current = undefined;
    const returns = isReturn && !(isFirst && key === 'default' && isOpenedAnew());
    return scrollToWhenTall(returns ? positions.get(entry) : 0, () => {
      recorded.current = entry;
    });
  }, [entry, key, pathname, isReturn, positions]);
}
