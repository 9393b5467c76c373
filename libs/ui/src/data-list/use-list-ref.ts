import { useCallback } from 'react';
import type { RefCallback } from 'react';

/** One ref for two that want to know a list's element. */
export const useListRef = <Element extends HTMLElement>(
  one: RefCallback<Element>,
  other: RefCallback<HTMLElement>,
): RefCallback<Element> =>
  useCallback(
    (list: Element | null) => {
      one(list);
      other(list);
    },
    [one, other],
  );
