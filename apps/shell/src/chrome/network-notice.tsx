import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { CloudOff, HardDrive } from 'lucide-react';
import { useTrueFor } from '../browser/use-true-for.ts';
import styles from './network-notice.module.css';

/** So long the page has to wait before it says so, in milliseconds: most waits are over before. */
const minimum = 2_000;

/** Says quietly that changes wait for the network, or that this device keeps none. */
export function NetworkNotice() {
  const { connection$, pendingWrites$, storage$ } = useData();
  const isWaiting = useTrueFor(useObservable(connection$, 'online') === 'waiting', minimum);
  const pending = useObservable(pendingWrites$, 0);
  const storage = useObservable(storage$, 'persistent');

  return (
    <div role="status" className={styles.area}>
      {isWaiting && (
        <p className={styles.notice}>
          <CloudOff size={16} aria-hidden />
          {pending === 0
            ? text('Waiting for the network')
            : text(
                '{pending, plural, one {Waiting for the network. # change will be sent when it returns} other {Waiting for the network. # changes will be sent when it returns}}',
                { pending },
              )}
        </p>
      )}
      {storage !== 'persistent' && (
        <p className={styles.notice}>
          <HardDrive size={16} aria-hidden />
          {storage === 'memory'
            ? text(
                'This browser keeps nothing for Evergift: offline changes are lost when the page closes',
              )
            : text(
                'What this browser keeps does not answer: Evergift works from the network until it is opened again',
              )}
        </p>
      )}
    </div>
  );
}
