import { text } from '@evergift/language';
import { Fragment } from 'react';
import styles from './key-caps.module.css';

export interface KeyCapsProps {
  /** As printed on the keys. */
  keys: readonly string[];
  /** Pressed together ('Ctrl', 'K') rather than one after the other. Default false. */
  isChord?: boolean | undefined;
}

/** The keys of a shortcut. */
export function KeyCaps({ keys, isChord = false }: KeyCapsProps) {
  return (
    <kbd className={styles.caps}>
      {keys.map((key, index) => (
        <Fragment key={key + index}>
          {index > 0 && <span className={styles.joint}>{isChord ? '+' : text('then')}</span>}
          <kbd className={styles.cap}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
