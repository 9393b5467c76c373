import type { Planner } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { useAuth } from '@evergift/data/react';
import styles from './together.module.css';

/** The planners that could be opened in place of this one. */
export function OtherPlanners({ planner }: { planner: Planner }) {
  const data = useData();
  const { user } = useAuth();
  const others = planner.others.filter(({ ownerUid }) => ownerUid !== planner.ownerUid);
  const own = planner.isMine || !user ? [] : [{ ownerUid: user.uid, name: '' }];
  const all = [...own, ...others];
  if (all.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('Other planners')}>
      {all.map(({ ownerUid, name }) => (
        <li key={ownerUid} className={styles.member}>
          <Avatar name={name || user?.displayName || user?.email || ''} seed={ownerUid} />
          <div className={styles.names}>
            <bdi className={styles.name}>
              {name ? text('{name}’s planner', { name }) : text('Your planner')}
            </bdi>
          </div>
          <Button size="small" onPress={() => void data.openPlanner(ownerUid)}>
            {text('Open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
