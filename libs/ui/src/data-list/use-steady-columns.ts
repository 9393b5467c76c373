import { useLayoutEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';

interface SteadyColumns {
  /** Widths of the columns in pixels; undefined while the browser lays them out by their content. */
  readonly widths: readonly number[] | undefined;
  readonly tableRef: RefCallback<HTMLTableElement>;
}

const headersOf = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>('thead th')];

/** Columns whose content does not break keep their greatest width; the others share what is left. */
function shareOut(measured: readonly number[], least: readonly number[], whole: number): number[] {
  const fixed = measured.map((width, index) =>
    Math.max(least[index] ? width : 0, least[index] ?? 0),
  );
  const free = measured.map((width, index) => (fixed[index] ? 0 : width));
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const share = Math.max(0, whole - sum(fixed)) / (sum(free) || 1);
  return measured.map((_width, index) => fixed[index] || free[index]! * share);
}

/**
 * Columns that stay where they are while rows come and go: as wide as the first rows make them,
 * measured again when the table's room changes or when a value that must not break needs more.
 *
 * @param isSteady false leaves the columns to the browser
 * @param drawn which rows are drawn; checked again when it changes
 */
export function useSteadyColumns(isSteady: boolean, drawn: string): SteadyColumns {
  const table = useRef<HTMLTableElement>(null);
  const greatest = useRef<number[]>([]);
  const [widths, setWidths] = useState<readonly number[]>();

  useLayoutEffect(() => {
    if (!isSteady || !table.current) return setWidths(undefined);
    const headers = headersOf(table.current);
    if (widths === undefined) {
      const measured = headers.map((header) => header.getBoundingClientRect().width);
      headers.forEach((header, index) => {
        if (header.dataset['align'] !== 'end') return;
        greatest.current[index] = Math.max(greatest.current[index] ?? 0, measured[index]!);
      });
      setWidths(shareOut(measured, greatest.current, table.current.clientWidth));
      return;
    }
    const cells = table.current.querySelectorAll<HTMLElement>('tbody [data-align="end"]');
    if ([...cells].some((cell) => cell.scrollWidth > cell.clientWidth + 1)) setWidths(undefined);
  }, [isSteady, widths, drawn]);

  useLayoutEffect(() => {
    const frame = table.current?.parentElement;
    if (!isSteady || !frame || !globalThis.ResizeObserver) return undefined;
    let before = frame.clientWidth;
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === before) return;
      before = frame.clientWidth;
      greatest.current = [];
      setWidths(undefined);
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [isSteady]);

  const [tableRef] = useState(() => (node: HTMLTableElement | null) => {
    table.current = node;
  });
  return { widths: isSteady ? widths : undefined, tableRef };
}
