import { useObservable } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { CircleAlert, FlaskConical } from 'lucide-react';
import { appLabel } from '../deployment/known-app.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { reloadPage } from '../browser/leave-page.ts';
import styles from './preview-notice.module.css';

/** Says which app of this tab is a preview and from where, or why one was not opened. */
export function PreviewNotice() {
  const remotes = useRemotes();
  const { preview } = remotes;
  const apps = useObservable(remotes.apps$, remotes.apps());
  const state = useObservable(preview.state$, preview.state());
  if (state.status === 'none') return null;
  const leave = () => {
    preview.leave();
    reloadPage();
  };
  if (state.status === 'refused') {
    return (
      <div role="alert" className={styles.notice}>
        <div className={styles.message}>
          <CircleAlert size={18} aria-hidden />
          <p>
            <strong>The preview was not opened.</strong> {state.reason} You see what is deployed.
          </p>
        </div>
        <Button size="small" onPress={() => preview.leave()}>
          Close
        </Button>
      </div>
    );
  }
  const { app, entry } = state.preview;
  return (
    <section aria-label="Preview" className={styles.notice}>
      <div className={styles.message}>
        <FlaskConical size={18} aria-hidden />
        <p>
          <strong>{appLabel(app, apps)} is a preview</strong> from {new URL(entry).host}, in this
          tab only. What you change is real.
        </p>
      </div>
      <Button size="small" onPress={leave}>
        Leave preview
      </Button>
    </section>
  );
}
