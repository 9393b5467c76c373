import { useCallback, useSyncExternalStore } from 'react';

/** From here on tables, top links and side-by-side layouts fit (px; the product's one breakpoint). */
export const WIDE = '(width >= 768px)';

/**
 * Whether a media query matches, live. Where there is no `matchMedia` (tests, prerendering) it is
 * `otherwise`.
 */
export function useMediaQuery(query: string, otherwise = true): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  );
}
