import type { EventRow } from '@evergift/data';
import { Avatar } from '@evergift/ui/avatar';
import { Link } from '@evergift/ui/link';
import { Check } from 'lucide-react';
import styles from './participants.module.css';

/** Everybody who takes part, with the way to their page; a check for who has a gift (E5). */
export function Participants({ participants }: Pick<EventRow, 'participants'>) {
  return (
    <ul className={styles.people}>
      {participants.map(({ id, label, known, hasPurchase }) => (
        <li key={id} className={styles.person}>
          <Avatar name={label} seed={id} size="small" />
          {known ? (
            <Link href={`/people/${id}`} variant="name">
              <bdi>{label}</bdi>
            </Link>
          ) : (
            <span>{label}</span>
          )}
          {hasPurchase && <Check size={16} role="img" aria-label="has a gift" />}
        </li>
      ))}
    </ul>
  );
}
