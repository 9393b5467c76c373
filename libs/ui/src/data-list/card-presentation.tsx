import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CellSkeleton } from './cell-skeleton.tsx';
import { type DataListColumn, placeOf, type PresentationProps } from './column.ts';
import { PendingNote } from './pending-note.tsx';
import styles from './data-list.module.css';

interface RowCardProps<Row> {
  columns: readonly DataListColumn<Row>[];
  show: (column: DataListColumn<Row>) => ReactNode;
}

function RowCard<Row>({ columns, show }: RowCardProps<Row>) {
  const at = (place: string) => columns.filter((column) => placeOf(column) === place);
  const plain = (place: string, className: string | undefined) => {
    const here = at(place);
    if (here.length === 0) return null;
    return (
      <div className={className}>
        {here.map((column) => (
          <div key={column.id} className={styles.item}>
            {show(column)}
          </div>
        ))}
      </div>
    );
  };
  const details = at('detail');
  return (
    <>
      <div className={styles.cardHeader}>
        {plain('title', styles.cardTitle)}
        {plain('aside', styles.aside)}
      </div>
      {plain('tag', styles.tags)}
      <div className={styles.bottom}>
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map((column) => (
              <div key={column.id} className={styles.detail}>
                <dt className={styles.detailLabel}>{column.cardLabel ?? column.header}</dt>
                <dd className={styles.detailValue}>{show(column)}</dd>
              </div>
            ))}
          </dl>
        )}
        {plain('actions', styles.actions)}
      </div>
    </>
  );
}

export function CardPresentation<Row>({
  label,
  rows,
  columns,
  getRowId,
  isRowPending,
  placeholders,
  renderCard,
}: PresentationProps<Row> & { renderCard?: ((row: Row) => ReactNode) | undefined }) {
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={placeholders > 0}>
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={index} className={styles.card} aria-hidden>
          <RowCard columns={columns} show={(column) => <CellSkeleton column={column} />} />
        </li>
      ))}
      {rows.map((row) => (
        <li
          key={getRowId(row)}
          className={classNames(styles.card, isRowPending(row) && styles.pending)}
        >
          {isRowPending(row) && <PendingNote />}
          {renderCard?.(row) ?? (
            <RowCard columns={columns} show={(column) => (column.cardCell ?? column.cell)(row)} />
          )}
        </li>
      ))}
    </ul>
  );
}
