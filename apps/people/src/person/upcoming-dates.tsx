import { useHost } from '@evergift/contract';
import { formatCalendarDate } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { CalendarPlus } from 'lucide-react';
import styles from './upcoming-dates.module.css';

/** A person's events to come, and a way to add one with them. */
export function UpcomingDates({ personId }: { personId: string }) {
  const { openModal, preloadModal } = useHost();
  const { data: events } = useQuery(useData().upcomingEvents$(personId));
  return (
    <Card
      as="section"
      title={text('Upcoming Dates')}
      actions={
        <IconButton
          label={text('Add an event with this person')}
          icon={<CalendarPlus size={18} aria-hidden />}
          onPress={() => openModal('event.add', { people: [personId] })}
          onHoverStart={() => preloadModal('event.add')}
          onFocus={() => preloadModal('event.add')}
        />
      }
    >
      {events.length === 0 ? (
        <p className={styles.empty}>{text('No upcoming dates.  Please add an important date.')}</p>
      ) : (
        <ul className={styles.dates}>
          {events.map((event) => (
            <li key={event.id} className={styles.date}>
              <Link href={`/events/${event.id}`} variant="name">
                {event.title}
              </Link>
              <span className={styles.day}>{formatCalendarDate(event.event.date)}</span>
              <CountdownBadge days={event.days} urgency={event.urgency ?? 'none'} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
