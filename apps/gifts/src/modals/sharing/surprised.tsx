import { pageLanguage } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import type { PlannerMember } from '@evergift/data';
import styles from './sharing.module.css';

const list = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });

/** 'Sam', 'Sam and Mia', 'Sam, Mia, and Ada'. */
export const namesOf = (members: readonly PlannerMember[]): string =>
  list.format(members.map(({ name }) => name));

/** Says who does not see a gift because it is for them. */
export function Surprised({ members }: { members: readonly PlannerMember[] }) {
  return (
    <p className={styles.note}>
      {sentence(
        '{count, plural, one {A surprise: {people} does not see this.} other {A surprise: {people} do not see this.}}',
        { count: members.length, people: <bdi>{namesOf(members)}</bdi> },
      )}
    </p>
  );
}
