import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './empty-state.module.css';
import { Parcel } from './parcel.tsx';
import { StateTitle } from './state-title.tsx';

export interface EmptyStateProps {
  /** What is not there, and so what to do: 'No Gift Items Found.' */
  title: string;
  /** One more sentence, if it helps. */
  message?: string | undefined;
  /** Offers the next step: a `Button`. */
  action?: ReactNode;
  /** In a card among others: no drawing, less room. Default false. */
  isCompact?: boolean | undefined;
  /** It is the whole page: its title is the h1, which gets the focus on the way there. Default false. */
  isPage?: boolean | undefined;
}

/** Nothing here yet: says what to do next and offers it. */
export function EmptyState({
  title,
  message,
  action,
  isCompact = false,
  isPage = false,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, isCompact && styles.compact)}>
      {!isCompact && <Parcel />}
      <StateTitle isPage={isPage}>{title}</StateTitle>
      {message && <p className={styles.message}>{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
