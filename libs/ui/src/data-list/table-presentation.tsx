import { classNames } from '../class-names/class-names.ts';
import { CellSkeleton } from './cell-skeleton.tsx';
import type { PresentationProps } from './column.ts';
import { cellMarks, TableRoom, TableRow } from './table-row.tsx';
import { useListRef } from './use-list-ref.ts';
import { useListWindow } from './use-list-window.ts';
import { useSteadyColumns } from './use-steady-columns.ts';
import { UnprintedNote } from './unprinted-note.tsx';
import styles from './data-list.module.css';

const estimate = { row: 3.25, gap: 0 };

export function TablePresentation<Row>({
  label,
  rows,
  columns,
  getRowId,
  isRowPending,
  behaviour,
  placeholders,
}: PresentationProps<Row>) {
  const { isWindowed, parts, unprinted, listRef, rowRef } = useListWindow<
    HTMLTableSectionElement,
    Row
  >({ list: `${label} table`, rows, getRowId, estimate });
  const setList = useListRef(listRef, behaviour.listRef);
  const drawn = parts.map((part) => (part.kind === 'row' ? part.index : '-')).join();
  const { widths, tableRef } = useSteadyColumns(isWindowed, drawn);
  const isSteady = widths !== undefined;

  return (
    <div className={classNames(styles.frame, isSteady && styles.steadyFrame)}>
      <table
        ref={tableRef}
        className={classNames(styles.table, isSteady && styles.steadyTable)}
        aria-label={label}
        aria-busy={placeholders > 0}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        {isSteady && (
          <colgroup>
            {columns.map(({ id }, index) => (
              <col key={id} style={{ inlineSize: widths[index] }} />
            ))}
          </colgroup>
        )}
        {/* Columns are as wide as their content: what waits is a table of its own, and gives way whole. */}
        <thead key={placeholders > 0 ? 'waiting' : 'loaded'}>
          <tr aria-rowindex={isWindowed ? 1 : undefined}>
            {columns.map((column) => {
              const { className, marks } = cellMarks(column);
              return (
                <th
                  key={column.id}
                  scope="col"
                  className={classNames(styles.columnHeader, className)}
                  {...marks}
                  style={isSteady ? undefined : { inlineSize: column.width }}
                >
                  {column.header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody ref={setList} {...behaviour.listProps}>
          {Array.from({ length: placeholders }, (_, index) => (
            <tr key={index} className={styles.row} aria-hidden>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(styles.cell, cellMarks(column).className)}
                >
                  <CellSkeleton column={column} />
                </td>
              ))}
            </tr>
          ))}
          {parts.map((part) => {
            if (part.kind === 'room') {
              return (
                <TableRoom
                  key={`room before ${part.before}`}
                  height={part.height}
                  columns={columns.length}
                />
              );
            }
            const row = rows[part.index];
            if (row === undefined) return null;
            const id = getRowId(row);
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                index={part.index}
                columns={columns}
                isPending={isRowPending(row)}
                isPlaced={isWindowed}
                rowRef={rowRef}
              />
            );
          })}
        </tbody>
      </table>
      <UnprintedNote count={unprinted} />
    </div>
  );
}
