import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './empty-state.module.css';
import { Parcel } from './parcel.tsx';

export interface EmptyStateProps {
  /** What is not there, and so what to do: 'No Gift Items Found.' */
  title: string;
  /** One more sentence, if it helps. */
  message?: string | undefined;
  /** Offers the next step: a `Button`. */
  action?: ReactNode;
  /** In a card among others: no drawing, less room. Default false. */
  isCompact?: boolean | undefined;
}

/** Nothing here yet: says what to do next and offers it. */
export function EmptyState({ title, message, action, isCompact = false }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, isCompact && styles.compact)}>
      {!isCompact && <Parcel />}
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.message}>{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
