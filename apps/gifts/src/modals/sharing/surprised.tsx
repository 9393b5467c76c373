import type { PlannerMember } from '@evergift/data';
import styles from './sharing.module.css';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Sam', 'Sam and Mia', 'Sam, Mia, and Ada'. */
export const namesOf = (members: readonly PlannerMember[]): string =>
  list.format(members.map(({ name }) => name));

/** Says who does not see a gift because it is for them. */
export function Surprised({ members }: { members: readonly PlannerMember[] }) {
  return (
    <p className={styles.note}>
      A surprise: <bdi>{namesOf(members)}</bdi> {members.length === 1 ? 'does' : 'do'} not see this.
    </p>
  );
}
