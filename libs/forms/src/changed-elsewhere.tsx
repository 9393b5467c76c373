import { Button } from '@evergift/ui/button';
import styles from './changed-elsewhere.module.css';
import type { LiveConflict } from './use-live-form.ts';

interface ChangedElsewhereProperties {
  /** What is being edited: 'person', 'event', 'gift'. */
  what: string;
  conflict: LiveConflict | undefined;
}

/** Says that what is being edited was changed elsewhere, and lets one choose (M12). */
export function ChangedElsewhere({ what, conflict }: ChangedElsewhereProperties) {
  return (
    <div role="status" className={styles.status}>
      {conflict && (
        <div className={styles.notice}>
          <p>
            This {what} was changed on another device while you were typing. What you typed is still
            here.
          </p>
          <div className={styles.choices}>
            <Button size="small" onPress={conflict.takeTheirs}>
              Use the other change
            </Button>
            <Button size="small" onPress={conflict.keepMine}>
              Keep mine
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
