import { Card } from '@evergift/ui/card';
import styles from './person-notes.module.css';

/** What is worth remembering about a person; nothing when there is nothing. */
export function PersonNotes({ notes }: { notes: string }) {
  if (!notes) return null;
  return (
    <Card as="section" title="Notes">
      <p className={styles.notes} dir="auto">
        {notes}
      </p>
    </Card>
  );
}
