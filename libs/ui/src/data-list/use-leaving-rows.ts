import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefCallback } from 'react';

/** More rows that go at once are another search, and not one that left. */
const mostLeaving = 3;
/** Rows below the ones that left: as many as a screen shows. */
const mostMoving = 20;

const timing = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

const isRow = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset['row'] !== undefined;
const rowsOf = (records: readonly MutationRecord[], nodes: 'addedNodes' | 'removedNodes') =>
  records.flatMap((record) => [...record[nodes]].filter(isRow));

/** Moves the rows from `first` on up to where they are now, past as many rows as left above them. */
function closeGap(first: Element, count: number): void {
  const height = first.getBoundingClientRect().height * count;
  let row: Element | null = first;
  for (let moved = 0; row && moved < mostMoving; moved += 1) {
    row.animate([{ translate: `0 ${height}px` }, { translate: '0 0' }], timing);
    row = row.nextElementSibling;
  }
}

const isMotionWanted = () =>
  'animate' in Element.prototype && matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Shows that a row left the list, deleted or changed so that the filter leaves it out: the rows below close the gap
 * within 180 ms. Rows that are only scrolled out of sight, a new search and a new order move nothing; nobody who wants
 * no motion sees any. It looks at what the browser took out of the list, so rows cost nothing while none leaves.
 *
 * @param ids of the rows that the list has, drawn or not
 * @returns for the element whose children are the rows
 */
export function useLeavingRows(ids: readonly string[]): RefCallback<HTMLElement> {
  const present = useRef<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    present.current = new Set(ids);
  }, [ids]);

  const observer = useRef<MutationObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback((list) => {
    observer.current?.disconnect();
    if (!list || !isMotionWanted()) return;
    observer.current = new MutationObserver((records) => {
      const removed = rowsOf(records, 'removedNodes');
      const left = removed.filter((row) => !present.current.has(row.dataset['row']!));
      const isOnlyLeaving = left.length === removed.length && left.length <= mostLeaving;
      const added = rowsOf(records, 'addedNodes');
      if (left.length === 0 || !isOnlyLeaving || added.length > left.length) return;
      const gap = records.find((record) => [...record.removedNodes].some(isRow));
      const below = gap?.nextSibling;
      if (below && isRow(below)) closeGap(below, left.length);
    });
    observer.current.observe(list, { childList: true });
  }, []);
}
