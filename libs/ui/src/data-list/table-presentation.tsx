import { classNames } from '../class-names/class-names.ts';
import { CellSkeleton } from './cell-skeleton.tsx';
import type { DataListColumn, PresentationProps } from './column.ts';
import { PendingNote } from './pending-note.tsx';
import styles from './data-list.module.css';

function alignment<Row>(column: DataListColumn<Row>) {
  return column.align === 'end' && styles.end;
}

export function TablePresentation<Row>({
  label,
  rows,
  columns,
  getRowId,
  isRowPending,
  placeholders,
}: PresentationProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={placeholders > 0}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(styles.columnHeader, alignment(column))}
                style={{ inlineSize: column.width }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: placeholders }, (_, index) => (
            <tr key={index} className={styles.row} aria-hidden>
              {columns.map((column) => (
                <td key={column.id} className={classNames(styles.cell, alignment(column))}>
                  <CellSkeleton column={column} />
                </td>
              ))}
            </tr>
          ))}
          {rows.map((row) => (
            <tr
              key={getRowId(row)}
              className={classNames(styles.row, isRowPending(row) && styles.pending)}
            >
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th
                    key={column.id}
                    scope="row"
                    className={classNames(styles.cell, styles.rowHeader, alignment(column))}
                  >
                    <div className={styles.rowHeaderContent}>
                      {column.cell(row)}
                      {isRowPending(row) && <PendingNote />}
                    </div>
                  </th>
                ) : (
                  <td key={column.id} className={classNames(styles.cell, alignment(column))}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
