import { Card } from '@evergift/ui/card';
import styles from './event-notes.module.css';

/** What is worth remembering about the event; nothing when there is nothing. */
export function EventNotes({ notes }: { notes: string }) {
  if (!notes) return null;
  return (
    <Card as="section" title="Notes">
      <p className={styles.notes} dir="auto">
        {notes}
      </p>
    </Card>
  );
}
