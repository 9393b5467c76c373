import { text } from '@evergift/language';
import { Ellipsis } from 'lucide-react';
import { Fragment, memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type DataListColumn, placeOf } from './column.ts';
import { PendingNote } from './pending-note.tsx';
import type { RowsBehaviour } from './use-rows-behaviour.tsx';
import styles from './row-card.module.css';

interface CardLayoutProps<Row> {
  columns: readonly DataListColumn<Row>[];
  show: (column: DataListColumn<Row>) => ReactNode;
  media?: ReactNode;
  /** After both lines: the '…'. */
  more?: ReactNode;
}

/** A row's values: the name's line, and the details below it, in the places that their columns name. */
export function CardLayout<Row>({ columns, show, media, more }: CardLayoutProps<Row>) {
  const at = (...places: string[]) => columns.filter((column) => places.includes(placeOf(column)));
  const aside = at('aside');
  return (
    <>
      {media && <span className={styles.media}>{media}</span>}
      <div className={styles.title} data-row-name>
        {at('title').map((column) => (
          <span key={column.id}>{show(column)}</span>
        ))}
      </div>
      {aside.length > 0 && (
        <div className={styles.aside}>
          {aside.map((column) => (
            <span key={column.id}>
              {column.cardLabel && <VisuallyHidden>{column.cardLabel}</VisuallyHidden>}
              <span>{show(column)}</span>
            </span>
          ))}
        </div>
      )}
      <div className={styles.details}>
        {[...at('tag'), ...at('detail')].map((column) => {
          const value = show(column);
          if (!value) return null;
          return (
            <span key={column.id} className={styles.detail}>
              {placeOf(column) === 'detail' && (
                <VisuallyHidden>{column.cardLabel ?? column.header}</VisuallyHidden>
              )}
              <span>{value}</span>
            </span>
          );
        })}
      </div>
      {more && <span className={styles.more}>{more}</span>}
    </>
  );
}

type MenuOpener = Pick<RowsBehaviour, 'openMenu' | 'prepareMenu'>;

interface MoreProps extends MenuOpener {
  id: string;
  name: string;
}

/** '…': opens the row's menu. A plain button: a list may have thousands. */
function More({ id, name, openMenu, prepareMenu }: MoreProps) {
  return (
    <button
      type="button"
      className={styles.moreButton}
      aria-label={text('Actions for {name}', { name })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(id, currentTarget)}
      onPointerDown={prepareMenu}
      onFocus={prepareMenu}
    >
      <Ellipsis size={20} aria-hidden />
    </button>
  );
}

interface ContentProps<Row> {
  id: string;
  row: Row;
  columns: readonly DataListColumn<Row>[];
  isPending: boolean;
  renderCard: ((row: Row) => ReactNode) | undefined;
  /** Names the row, if it has a menu. */
  name: string | undefined;
  behaviour: MenuOpener;
}

function Content<Row>(props: ContentProps<Row>) {
  const { id, row, columns, isPending, renderCard, name, behaviour } = props;
  const media = columns.find(({ cardMedia }) => cardMedia)?.cardMedia?.(row);
  return (
    <div className={styles.content}>
      {isPending && <PendingNote />}
      {renderCard?.(row) ?? (
        <CardLayout
          columns={columns}
          show={(column) => (column.cardCell ?? column.cell)(row)}
          media={media}
          more={
            name !== undefined && (
              <>
                {columns.map(({ id: column, cardAction }) => (
                  <Fragment key={column}>{cardAction?.(row)}</Fragment>
                ))}
                <More id={id} name={name} {...behaviour} />
              </>
            )
          }
        />
      )}
    </div>
  );
}

// Kept apart from the row: where it is may change without its content.
const SteadyContent = memo(Content) as typeof Content;

interface RowCardProps<Row> extends ContentProps<Row> {
  index: number;
  /** How many rows there are, where not all of them are drawn. */
  count: number | undefined;
  rowRef: Ref<HTMLLIElement> | undefined;
}

export function RowCard<Row>({ index, count, rowRef, ...content }: RowCardProps<Row>) {
  return (
    <li
      ref={rowRef}
      data-row={content.id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={count === undefined ? undefined : index + 1}
      className={classNames(styles.row, content.isPending && styles.pending)}
    >
      <SteadyContent {...content} />
    </li>
  );
}
