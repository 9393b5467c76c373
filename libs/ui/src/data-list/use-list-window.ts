import { useWindowVirtualizer, windowScroll, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { drawnRows, listParts, type ListPart } from './list-parts.ts';
import { rowSizesOf } from './row-sizes.ts';
import { usePrinting } from './use-printing.ts';

/** Lists of fewer rows are drawn whole. */
const windowFrom = 60;
/** Rows drawn above and below the view, so that a scroll finds them there. */
const overscan = 8;
/** How many rows are printed at most: some fifty pages. */
const mostPrinted = 1000;

interface ListWindowOptions<Row> {
  /** Identifies the list, to know their rows' heights when one comes back to the page. */
  list: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Height of a row and of the gap below it, in rem, as long as none was measured. */
  estimate: { row: number; gap: number };
}

/** Which rows a list draws now, and what it has to know for that. */
export interface ListWindow<Element extends HTMLElement> {
  /** Whether rows are left out. */
  readonly isWindowed: boolean;
  readonly parts: readonly ListPart[];
  /** How many rows are left out of what is being printed. */
  readonly unprinted: number;
  /** For the element whose children are the rows. */
  readonly listRef: RefCallback<Element>;
  /** For each row, which carries its index as `data-index`; undefined when all are drawn. */
  readonly rowRef: ((row: HTMLElement | null) => void) | undefined;
}

const exactHeight = (row: HTMLElement) => row.getBoundingClientRect().height;

/**
 * What the row's observer says. A row that was just drawn keeps the height it was taken for: on the
 * way back the first rows are drawn at the top, and must not move the rows that come into view.
 */
const measuredHeight = (
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { itemSizeCache, options, indexFromElement }: Virtualizer<Window, HTMLElement>,
) => {
  if (entry) return entry.borderBoxSize[0]?.blockSize ?? exactHeight(row);
  const index = indexFromElement(row);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
};

/** The id of the row that has the focus, which stays drawn wherever the page is scrolled. */
const focusedRowIn = (list: HTMLElement | null) => {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return list?.contains(row ?? null) ? row?.dataset['row'] : undefined;
};

const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Draws of a long list the rows in view: the page scrolls, rows have the heights that they turn
 * out to have, and empty room replaces what is left out, so that the page is as tall as with all.
 */
export function useListWindow<Element extends HTMLElement, Row>({
  list,
  rows,
  getRowId,
  estimate,
}: ListWindowOptions<Row>): ListWindow<Element> {
  const isPrinting = usePrinting();
  const isWindowed = rows.length >= windowFrom && !isPrinting;
  const [top, setTop] = useState(0);
  const element = useRef<Element>(null);
  const [rem] = useState(remInPixels);
  const [sizes] = useState(() => rowSizesOf(list));
  const [typical, setTypical] = useState(sizes.typical ?? estimate.row * rem);
  const gap = estimate.gap * rem;
  const mayScroll = useRef(false);

  const idAt = useCallback((index: number) => getRowId(rows[index]!), [rows, getRowId]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    enabled: isWindowed,
    estimateSize: useCallback(
      (index: number) => sizes.of(idAt(index)) ?? typical,
      [sizes, idAt, typical],
    ),
    getItemKey: idAt,
    gap,
    overscan,
    scrollMargin: top,
    initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight },
    measureElement: measuredHeight,
    scrollToFn: (offset, options, instance) => {
      // From where the page is: it may have been scrolled since the virtualizer looked.
      if (options.adjustments) window.scrollBy({ top: options.adjustments, behavior: 'instant' });
      else if (mayScroll.current) windowScroll(offset, options, instance);
    },
    rangeExtractor: useCallback(
      (range: Parameters<typeof drawnRows>[0]) => {
        // Looked up when it is needed: as a state it would draw the list again for every press.
        const id = focusedRowIn(element.current);
        return drawnRows(range, id ? rows.findIndex((row) => getRowId(row) === id) : -1);
      },
      [rows, getRowId],
    ),
  });

  // At first it wants to scroll to where the page was when it rendered; whoever shows the page knows
  // better: it may be coming back to a row far below.
  useLayoutEffect(() => {
    mayScroll.current = isWindowed;
    return () => {
      mayScroll.current = false;
    };
  }, [isWindowed]);

  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    if (sizes.typical === undefined) {
      const drawn = element.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
      setTypical((before) => sizes.learn([...drawn].map(exactHeight)) ?? before);
      virtualizer.measure();
    }
    return () => sizes.keep(virtualizer.itemSizeCache);
  }, [isWindowed, virtualizer, sizes]);

  // What is above the list may change its height at any time, without this one rendering.
  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const place = () => {
      if (!element.current) return;
      setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    const observer = globalThis.ResizeObserver && new ResizeObserver(place);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, [isWindowed]);

  const everything = useMemo(
    (): ListPart[] =>
      rows
        .slice(0, isPrinting ? mostPrinted : undefined)
        .map((_row, index) => ({ kind: 'row', index })),
    [rows, isPrinting],
  );
  const parts = isWindowed
    ? listParts(
        virtualizer
          .getVirtualItems()
          .map(({ index, start, end }) => ({ index, start: start - top, end: end - top })),
        virtualizer.getTotalSize(),
        gap,
      )
    : everything;

  return {
    isWindowed,
    parts,
    unprinted: isPrinting ? Math.max(0, rows.length - mostPrinted) : 0,
    listRef: useCallback((node: Element | null) => {
      element.current = node;
    }, []),
    rowRef: isWindowed ? virtualizer.measureElement : undefined,
  };
}
