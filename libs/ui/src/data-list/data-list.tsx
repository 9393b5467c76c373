import { type ReactNode, useMemo, useRef } from 'react';
import { useMediaQuery, WIDE } from '../media-query/use-media-query.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CardPresentation } from './card-presentation.tsx';
import type { DataListColumn } from './column.ts';
import { TablePresentation } from './table-presentation.tsx';
import { useRowFocus } from './use-row-focus.ts';
import styles from './data-list.module.css';

export type { DataListColumn } from './column.ts';

export interface DataListProps<Row> {
  /** Names the list for screen readers: 'People'. */
  label: string;
  rows: readonly Row[];
  /** In order. Said once; both presentations use it. */
  columns: readonly DataListColumn<Row>[];
  /** A stable id of the row. */
  getRowId: (row: Row) => string;
  /** Draws placeholder rows in place of the rows. Default false. */
  isLoading?: boolean | undefined;
  /** How many placeholder rows. Default 5 (P7). */
  skeletonRows?: number | undefined;
  /** Shown when there are no rows: an `EmptyState`, or a sentence. */
  empty: ReactNode;
  /** Hatches a row, and says so, while its change waits for the network. Default: none. */
  isRowPending?: ((row: Row) => boolean) | undefined;
  /** Replaces the small screen's card where the columns' places do not suffice. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
}

const never = () => false;

/** One list: a real table from 768 px on, a list of cards below (P5, E3, G1). */
export function DataList<Row>({
  label,
  rows,
  columns,
  getRowId,
  isLoading = false,
  skeletonRows = 5,
  empty,
  isRowPending = never,
  renderCard,
}: DataListProps<Row>) {
  const isWide = useMediaQuery(WIDE);
  const emptyRef = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const rowFocus = useRowFocus(ids, emptyRef);
  if (!isLoading && rows.length === 0) {
    return (
      <div ref={emptyRef} className={styles.empty}>
        {empty}
      </div>
    );
  }
  const props = {
    label,
    columns,
    getRowId,
    isRowPending,
    rowFocus,
    rows: isLoading ? [] : rows,
    placeholders: isLoading ? skeletonRows : 0,
  };
  return (
    <>
      {isLoading && <VisuallyHidden>Loading</VisuallyHidden>}
      {isWide ? (
        <TablePresentation {...props} />
      ) : (
        <CardPresentation {...props} renderCard={renderCard} />
      )}
    </>
  );
}
