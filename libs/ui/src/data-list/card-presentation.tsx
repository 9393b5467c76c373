import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CellSkeleton } from './cell-skeleton.tsx';
import type { PresentationProps } from './column.ts';
import { CardLayout, RowCard } from './row-card.tsx';
import { useListWindow } from './use-list-window.ts';
import { UnprintedNote } from './unprinted-note.tsx';
import styles from './row-card.module.css';

// The gap is the style sheet's `--space-3`.
const estimate = { row: 10, gap: 0.75 };

export function CardPresentation<Row>({
  label,
  rows,
  columns,
  getRowId,
  isRowPending,
  rowFocus,
  placeholders,
  renderCard,
}: PresentationProps<Row> & { renderCard?: ((row: Row) => ReactNode) | undefined }) {
  const { isWindowed, parts, unprinted, listRef, rowRef, onFocus } = useListWindow<
    HTMLUListElement,
    Row
  >({
    list: `${label} cards`,
    rows,
    getRowId,
    estimate,
  });
  const follow = (event: FocusEvent) => {
    onFocus(event);
    rowFocus.onFocus(event);
  };
  return (
    <>
      <ul
        ref={listRef}
        onFocus={follow}
        onBlur={rowFocus.onBlur}
        className={classNames(styles.cards, isWindowed && styles.windowed)}
        aria-label={label}
        aria-busy={placeholders > 0}
      >
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index} className={styles.card} aria-hidden>
            <CardLayout columns={columns} show={(column) => <CellSkeleton column={column} />} />
          </li>
        ))}
        {parts.map((part) => {
          if (part.kind === 'room') {
            const style = { blockSize: part.height };
            return <li key={`room before ${part.before}`} aria-hidden style={style} />;
          }
          const row = rows[part.index];
          if (row === undefined) return null;
          const id = getRowId(row);
          return (
            <RowCard
              key={id}
              id={id}
              row={row}
              index={part.index}
              columns={columns}
              isPending={isRowPending(row)}
              renderCard={renderCard}
              count={isWindowed ? rows.length : undefined}
              rowRef={rowRef}
            />
          );
        })}
      </ul>
      <UnprintedNote count={unprinted} />
    </>
  );
}
