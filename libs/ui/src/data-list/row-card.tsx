import { memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { type DataListColumn, placeOf } from './column.ts';
import { PendingNote } from './pending-note.tsx';
import styles from './row-card.module.css';

interface CardLayoutProps<Row> {
  columns: readonly DataListColumn<Row>[];
  show: (column: DataListColumn<Row>) => ReactNode;
}

/** A card's values in the places that their columns name. */
export function CardLayout<Row>({ columns, show }: CardLayoutProps<Row>) {
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

interface ContentProps<Row> {
  row: Row;
  columns: readonly DataListColumn<Row>[];
  isPending: boolean;
  renderCard: ((row: Row) => ReactNode) | undefined;
}

function Content<Row>({ row, columns, isPending, renderCard }: ContentProps<Row>) {
  return (
    <>
      {isPending && <PendingNote />}
      {renderCard?.(row) ?? (
        <CardLayout columns={columns} show={(column) => (column.cardCell ?? column.cell)(row)} />
      )}
    </>
  );
}

// Kept apart from the card: where a card stands may change without its content.
const SteadyContent = memo(Content) as typeof Content;

interface RowCardProps<Row> extends ContentProps<Row> {
  id: string;
  index: number;
  /** How many cards there are, where not all of them are drawn. */
  count: number | undefined;
  rowRef: Ref<HTMLLIElement> | undefined;
}

export function RowCard<Row>({ id, index, count, rowRef, ...content }: RowCardProps<Row>) {
  return (
    <li
      ref={rowRef}
      data-row={id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={count === undefined ? undefined : index + 1}
      className={classNames(styles.card, content.isPending && styles.pending)}
    >
      <SteadyContent {...content} />
    </li>
  );
}
