import { formatCalendarDate, formatMoney } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { Avatar } from '@evergift/ui/avatar';
import { Card } from '@evergift/ui/card';
import { Link } from '@evergift/ui/link';
import styles from './last-time.module.css';
import { costInWords, sharedWith } from './plan/plan-words.ts';

/** Who got what for how much when the occasion was there before; nothing when it was not. */
export function LastTime({ eventId }: { eventId: string }) {
  const { data: last } = useQuery(useData().previousOccasion$(eventId));
  if (!last) return null;
  const { event, totalSpent, people } = last;
  return (
    <Card as="section" title="Last time">
      <p className={styles.occasion}>
        <Link href={`/events/${event.id}`} variant="name">
          {event.title}
        </Link>
        , {formatCalendarDate(event.date)}: {formatMoney(totalSpent)} in all
      </p>
      <ul className={styles.people} aria-label="Last time">
        {people.map(({ id, label, gifts }) => (
          <li key={id} className={styles.person}>
            <Avatar name={label} seed={id} size="small" />
            <div className={styles.presents}>
              <bdi className={styles.name}>{label}</bdi>
              <ul className={styles.gifts} aria-label={`For ${label}`}>
                {gifts.map((row) => (
                  <li key={row.id} className={styles.gift}>
                    <bdi>{row.gift.name}</bdi>
                    <span className={styles.cost}>
                      {[costInWords(row), sharedWith(row, id)].filter(Boolean).join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
