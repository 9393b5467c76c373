import { useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Sparkles } from 'lucide-react';
import { createContext, use } from 'react';
import { NEVER } from 'rxjs';
import type { Observable } from 'rxjs';
import { reloadPage } from '../browser/leave-page.ts';
import styles from './network-notice.module.css';

/** Emits true when a newer version than this page's is ready for the next load. */
export const NewVersionContext = createContext<Observable<boolean>>(NEVER);

/** Says quietly that a newer version is ready; this page goes on with its own until it is reloaded. */
export function VersionNotice() {
  const isReady = useObservable(use(NewVersionContext), false);
  return (
    <div role="status" className={styles.area}>
      {isReady && (
        <p className={styles.notice}>
          <Sparkles size={16} aria-hidden />
          {text('A new version is ready')}
          <Button size="small" variant="quiet" onPress={reloadPage}>
            {text('Reload')}
          </Button>
        </p>
      )}
    </div>
  );
}
