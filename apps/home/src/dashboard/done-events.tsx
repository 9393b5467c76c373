import type { EventRow } from '@evergift/data';
import { Check, ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { EventCards } from './event-cards.tsx';
import styles from './done-events.module.css';

/** The events for which there is nothing left to buy: one quiet line, which opens to show their cards. */
export function DoneEvents({ events }: { events: readonly EventRow[] }) {
  if (events.length === 0) return null;
  return (
    <details className={styles.done}>
      <summary className={styles.line}>
        <Check className={styles.mark} size={18} aria-hidden />
        <span className={styles.words}>
          {events.length === 1 ? '1 event is all set' : `${events.length} events are all set`}
          <span className={styles.titles}>
            {events.map(({ id, title }, index) => (
              <Fragment key={id}>
                {index === 0 ? ': ' : ', '}
                <bdi>{title}</bdi>
              </Fragment>
            ))}
          </span>
        </span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
      </summary>
      <EventCards events={events} />
    </details>
  );
}
