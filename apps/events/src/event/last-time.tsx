import { formatCalendarDate, formatMoney } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
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
    <Card as="section" title={text('Last time')}>
      <p className={styles.occasion}>
        {sentence('{event}, {date}: {amount} in all', {
          event: (
            <Link href={`/events/${event.id}`} variant="name">
              {event.title}
            </Link>
          ),
          date: formatCalendarDate(event.date),
          amount: formatMoney(totalSpent),
        })}
      </p>
      <ul className={styles.people} aria-label={text('Last time')}>
        {people.map(({ id, label, gifts }) => (
          <li key={id} className={styles.person}>
            <Avatar name={label} seed={id} size="small" />
            <div className={styles.presents}>
              <bdi className={styles.name}>{label}</bdi>
              <ul className={styles.gifts} aria-label={text('For {person}', { person: label })}>
                {gifts.map((row) => (
                  <li key={row.id} className={styles.gift}>
                    <bdi>{row.gift.name}</bdi>
                    <span className={styles.cost}>
                      {[costInWords(row), sharedWith(row, id)].filter(Boolean).join(text(', '))}
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
