import { useData, useObservable } from '@evergift/data/react';
import { CloudOff, HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './network-notice.module.css';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** So long the page has to wait before it says so, in milliseconds: most waits are over before. */
const minimum = 2_000;

/** Says quietly that changes wait for the network, or that this device keeps none. */
export function NetworkNotice() {
  const { connection$, pendingWrites$, storage$ } = useData();
  const isWaiting = useLasting(useObservable(connection$, 'online') === 'waiting', minimum);
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
      {storage === 'memory' && (
        <p className={styles.notice}>
          <HardDrive size={16} aria-hidden />
          This browser keeps nothing for Evergift: offline changes are lost when the page closes
        </p>
      )}
    </div>
  );
}

/** True once something has been true for so long without a pause. @param milliseconds how long */
function useLasting(isTrue: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isTrue, milliseconds]);
  return lasts;
}
