import type { EventRow } from '@evergift/data';
import { EventCard } from './event-card.tsx';
import styles from './event-cards.module.css';

/** Events side by side, as cards. */
export function EventCards({ events }: { events: readonly EventRow[] }) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </ul>
  );
}
