import { useObservable } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Unplug } from 'lucide-react';
import { useLateApps } from '../remotes/contributions-context.tsx';
import { useRemotes } from '../remotes/remotes-context.tsx';
import styles from './network-notice.module.css';

/** Says why the bars have no entries of the apps yet, or that an app is missing. */
export function AppsNotice() {
  const late = useLateApps();
  const unfit = useObservable(useRemotes().unfit$, []);
  return (
    <div role="status" className={styles.area}>
      {late && (
        <p className={styles.notice}>
          <Unplug size={16} aria-hidden />
          Some pages can’t be reached right now
          <Button size="small" variant="quiet" onPress={late.retry}>
            Retry
          </Button>
        </p>
      )}
      {unfit.map(({ message }) => (
        <p key={message} className={styles.notice}>
          <Unplug size={16} aria-hidden />
          An app is missing. {message}
        </p>
      ))}
    </div>
  );
}
