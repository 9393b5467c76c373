import { text } from '@evergift/language';
import styles from './data-list.module.css';

/** Says on paper that the list goes on. */
export function UnprintedNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.unprinted}>
      {text('and {count} more, not printed', { count: String(count) })}
    </p>
  );
}
