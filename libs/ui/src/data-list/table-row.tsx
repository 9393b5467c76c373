import { memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { DataListColumn } from './column.ts';
import { PendingNote } from './pending-note.tsx';
import styles from './data-list.module.css';

interface CellsProps<Row> {
  row: Row;
  columns: readonly DataListColumn<Row>[];
  isPending: boolean;
}

/** What all cells of a column have. */
export function cellMarks<Row>({ align, place }: DataListColumn<Row>) {
  return {
    className: align === 'end' && styles.end,
    marks: { 'data-align': align, 'data-unprinted': place === 'actions' || undefined },
  };
}

function Cells<Row>({ row, columns, isPending }: CellsProps<Row>): ReactNode {
  return columns.map((column) => {
    const { className, marks } = cellMarks(column);
    return column.isRowHeader ? (
      <th
        key={column.id}
        scope="row"
        className={classNames(styles.cell, styles.rowHeader, className)}
        {...marks}
      >
        <div className={styles.rowHeaderContent} data-row-name>
          {column.cell(row)}
          {isPending && <PendingNote />}
        </div>
      </th>
    ) : (
      <td key={column.id} className={classNames(styles.cell, className)} {...marks}>
        {column.cell(row)}
      </td>
    );
  });
}

// Kept apart from the row: where a row is may change without its content.
const SteadyCells = memo(Cells) as typeof Cells;

interface TableRowProps<Row> extends CellsProps<Row> {
  id: string;
  index: number;
  /** Says its place to screen readers where not every row is drawn. */
  isPlaced: boolean;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}

export function TableRow<Row>({ id, index, isPlaced, rowRef, ...cells }: TableRowProps<Row>) {
  return (
    <tr
      ref={rowRef}
      data-row={id}
      data-index={index}
      // The header is the first row.
      aria-rowindex={isPlaced ? index + 2 : undefined}
      className={classNames(styles.row, cells.isPending && styles.pending)}
    >
      <SteadyCells {...cells} />
    </tr>
  );
}

/** Keeps the place of the rows that are not drawn; height in pixels. */
export function TableRoom({ height, columns }: { height: number; columns: number }): ReactNode {
  return (
    <tr aria-hidden className={styles.room}>
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
