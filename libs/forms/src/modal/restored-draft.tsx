import { Button } from '@evergift/ui/button';
import styles from './changed-elsewhere.module.css';
import type { Draft } from './use-draft.ts';

/** Says that the form shows what was typed in it before, and lets one start afresh. */
export function RestoredDraft({ draft }: { draft: Draft }) {
  if (!draft.isRestored) return null;
  return (
    <div className={styles.restored}>
      <p>What you typed last time is back.</p>
      <Button size="small" onPress={draft.startAfresh}>
        Start afresh
      </Button>
    </div>
  );
}
