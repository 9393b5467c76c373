import { useData, useObservable } from '@evergift/data/react';
import { CloudOff, HardDrive } from 'lucide-react';
import styles from './network-notice.module.css';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** Says quietly that changes wait for the network, or that this device keeps none (decisions.md). */
export function NetworkNotice() {
  const { connection$, pendingWrites$, storage$ } = useData();
  const connection = useObservable(connection$, 'online');
  const pending = useObservable(pendingWrites$, 0);
  const storage = useObservable(storage$, 'persistent');

  return (
    <div role="status" className={styles.area}>
      {connection === 'waiting' && (
        <p className={styles.notice}>
          <CloudOff size={16} aria-hidden />
          Waiting for the network
          {pending > 0 && `. ${changes(pending)} will be sent when it returns`}
        </p>
      )}
      {storage === 'memory' && (
        <p className={styles.notice}>
          <HardDrive size={16} aria-hidden />
          This browser keeps nothing for Evergift: offline changes are lost when the page closes
        </p>
      )}
    </div>
  );
}
