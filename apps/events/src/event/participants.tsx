import type { EventRow } from '@evergift/data';
import { text } from '@evergift/language';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { Link } from '@evergift/ui/link';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styles from './participants.module.css';

/** How many are shown at first; a long list would push the gifts out of sight. */
const shownAtFirst = 12;

/** Everybody who takes part, with the way to their page; a check for who has a gift. */
export function Participants({ participants }: Pick<EventRow, 'participants'>) {
  const [isWhole, setWhole] = useState(false);
  const isLong = participants.length > shownAtFirst;
  const shown = isWhole || !isLong ? participants : participants.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.people} aria-label={text('Participants')}>
        {shown.map(({ id, label, known, hasPurchase }) => (
          <li key={id} className={styles.person}>
            <Avatar name={label} seed={id} size="small" />
            {known ? (
              <Link href={`/people/${id}`} variant="name">
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
            {hasPurchase && <Check size={16} role="img" aria-label={text('has a gift')} />}
          </li>
        ))}
      </ul>
      {isLong && (
        <div className={styles.more}>
          <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole
              ? text('Show fewer')
              : text('Show all {count}', { count: participants.length })}
          </Button>
        </div>
      )}
    </>
  );
}
