import { type ReactNode, useMemo } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CardMediaSkeleton, LineSkeleton } from './cell-skeleton.tsx';
import type { PresentationProps } from './column.ts';
import { CardLayout, RowCard } from './row-card.tsx';
import { useListRef } from './use-list-ref.ts';
import { useListWindow } from './use-list-window.ts';
import { UnprintedNote } from './unprinted-note.tsx';
import styles from './row-card.module.css';

const estimate = { row: 4.5, gap: 0 };

export function CardPresentation<Row>({
  label,
  rows,
  columns,
  getRowId,
  isRowPending,
  behaviour,
  rowName,
  placeholders,
  renderCard,
}: PresentationProps<Row> & { renderCard?: ((row: Row) => ReactNode) | undefined }) {
  const { isWindowed, parts, unprinted, listRef, rowRef } = useListWindow<HTMLUListElement, Row>({
    list: `${label} cards`,
    rows,
    getRowId,
    estimate,
  });
  const setList = useListRef(listRef, behaviour.listRef);
  const { openMenu, prepareMenu } = behaviour;
  const menuOf = useMemo(() => ({ openMenu, prepareMenu }), [openMenu, prepareMenu]);
  return (
    <>
      <ul
        ref={setList}
        {...behaviour.listProps}
        {...(rowName && behaviour.swipeProps)}
        className={classNames(styles.rows, isWindowed && styles.windowed)}
        aria-label={label}
        aria-busy={placeholders > 0}
      >
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index} className={styles.row} aria-hidden>
            <div className={styles.content}>
              <CardLayout
                columns={columns}
                show={({ skeleton }) => <LineSkeleton isShort={skeleton === 'number'} />}
                media={
                  columns.some(({ skeleton }) => skeleton === 'person') && <CardMediaSkeleton />
                }
              />
            </div>
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
              name={rowName?.(row)}
              behaviour={menuOf}
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
