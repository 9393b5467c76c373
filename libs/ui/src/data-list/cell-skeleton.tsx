import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DataListColumn } from './column.ts';
import styles from './data-list.module.css';

const WIDTHS = { text: '6.5rem', tag: '4.5rem', number: '3rem', actions: '4.5rem' } as const;

/** A placeholder with the height of what will be there. */
export function CellSkeleton<Row>({ column }: { column: DataListColumn<Row> }) {
  const kind = column.skeleton ?? 'text';
  if (kind === 'person') {
    return (
      <span className={styles.personSkeleton}>
        <Skeleton shape="round" width="2.5rem" height="2.5rem" />
        <Skeleton width="7rem" />
      </span>
    );
  }
  return (
    <Skeleton
      width={WIDTHS[kind]}
      height={kind === 'text' || kind === 'number' ? '1em' : '1.625rem'}
      shape={kind === 'tag' ? 'round' : 'line'}
    />
  );
}

/** One value on a line of a small screen's row. */
export const LineSkeleton = ({ isShort }: { isShort: boolean }) => (
  <Skeleton width={isShort ? WIDTHS.number : WIDTHS.text} height="1em" />
);

/** The place of an avatar, before both lines of a row. */
export const CardMediaSkeleton = () => <Skeleton shape="round" width="2.5rem" height="2.5rem" />;
