import { text } from '@evergift/language';
import { type ReactNode, useMemo, useRef } from 'react';
import type { MenuAction } from '../action-menu/menu-action.ts';
import { useMediaQuery, WIDE } from '../media-query/use-media-query.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CardPresentation } from './card-presentation.tsx';
import type { DataListColumn } from './column.ts';
import { TablePresentation } from './table-presentation.tsx';
import { useRowsBehaviour } from './use-rows-behaviour.tsx';
import styles from './data-list.module.css';

export type { MenuAction } from '../action-menu/menu-action.ts';
export type { DataListColumn } from './column.ts';
export { RowButtons } from './row-buttons.tsx';

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
  /** How many placeholder rows. Default 5. */
  skeletonRows?: number | undefined;
  /** Shown when there are no rows: an `EmptyState`, or a sentence. */
  empty: ReactNode;
  /** Hatches a row, and says so, while its change waits for the network. Default: none. */
  isRowPending?: ((row: Row) => boolean) | undefined;
  /** Names a row: 'Noor'. With `rowActions`. */
  rowName?: ((row: Row) => string) | undefined;
  /**
   * What can be done with a row: behind its '…' and by swipe on a small screen, by right click and
   * the keyboard's menu key everywhere. Default: nothing.
   */
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  /** Replaces the small screen's card where the columns' places do not suffice. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
}

const never = () => false;

/**
 * One list: a real table from 768 px on, rows of two or three lines below. Each row is one stop of
 * Tab, with the arrow keys from there; a press anywhere on it presses the control that names it.
 */
export function DataList<Row>({
  label,
  rows,
  columns,
  getRowId,
  isLoading = false,
  skeletonRows = 5,
  empty,
  isRowPending = never,
  rowName,
  rowActions,
  renderCard,
}: DataListProps<Row>) {
  const isWide = useMediaQuery(WIDE);
  const emptyRef = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const behaviour = useRowsBehaviour({ rows, ids, emptyRef, rowName, rowActions });
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
    behaviour,
    rowName: rowActions && rowName,
    rows: isLoading ? [] : rows,
    placeholders: isLoading ? skeletonRows : 0,
  };
  return (
    <>
      {isLoading && <VisuallyHidden>{text('Loading')}</VisuallyHidden>}
      {isWide ? (
        <TablePresentation {...props} />
      ) : (
        <CardPresentation {...props} renderCard={renderCard} />
      )}
      {behaviour.menu}
    </>
  );
}
