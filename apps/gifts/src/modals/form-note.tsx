import type { ReactNode } from 'react';
import styles from './form-note.module.css';

interface FormNoteProperties {
  /** Nothing while there is nothing to say: what comes later is announced then. */
  children?: ReactNode;
  /** Default `muted`. */
  tone?: 'muted' | 'urgent';
  /** Takes a line of its own although it says nothing, so that nothing moves when it does. */
  isPlaceKept?: boolean;
}

/** A line below a field that says what follows from what was typed, and is announced politely. */
export function FormNote({ children, tone = 'muted', isPlaceKept = false }: FormNoteProperties) {
  return (
    <p role="status" className={styles.note} data-tone={tone} data-place={isPlaceKept}>
      {children}
    </p>
  );
}

/** A field and the notes below it. */
export function WithNote({ children }: { children: ReactNode }) {
  return <div className={styles.field}>{children}</div>;
}
