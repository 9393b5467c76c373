import { text } from '@evergift/language';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from '../empty-state/empty-state.module.css';
import { Parcel } from '../empty-state/parcel.tsx';
import { StateTitle } from '../empty-state/state-title.tsx';

export interface ErrorStateProps {
  /** What happened: 'Oops! Something went wrong'. */
  title: string;
  /** Why it matters and what to do. */
  message?: string | undefined;
  /** Tries again. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Default 'Try again'. */
  retryLabel?: string | undefined;
  /** Another way on: a link back to the list. */
  action?: ReactNode;
  isCompact?: boolean | undefined;
  /** It is the whole page: its title is the h1, which gets the focus on the way there. Default false. */
  isPage?: boolean | undefined;
}

/** Something did not work: says what happened and offers a way on. Announced when it appears. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel = text('Try again'),
  action,
  isCompact = false,
  isPage = false,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(styles.state, styles.error, isCompact && styles.compact)}
    >
      {!isCompact && <Parcel isLoose />}
      <StateTitle isPage={isPage}>{title}</StateTitle>
      {message && <p className={styles.message}>{message}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button onPress={onRetry} icon={<RotateCw size={18} />}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
