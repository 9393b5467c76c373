import { useData, useObservable } from '@evergift/data/react';
import { CloudOff, HardDrive } from 'lucide-react';
import { useTrueFor } from '../browser/use-true-for.ts';
import styles from './network-notice.module.css';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

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
          Waiting for the network
          {pending > 0 && `. ${changes(pending)} will be sent when it returns`}
        </p>
      )}
      {storage !== 'persistent' && (
        <p className={styles.notice}>
          <HardDrive size={16} aria-hidden />
          {storage === 'memory'
            ? 'This browser keeps nothing for Evergift: offline changes are lost when the page closes'
            : 'What this browser keeps does not answer: Evergift works from the network until it is opened again'}
        </p>
      )}
    </div>
  );
}
