import { text } from '@evergift/language';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './data-list.module.css';

/** Says to screen readers what the hatched ground says to the eye. */
export function PendingNote() {
  return (
    <span className={styles.pendingNote}>
      <VisuallyHidden>{text('Waiting for the network')}</VisuallyHidden>
    </span>
  );
}
