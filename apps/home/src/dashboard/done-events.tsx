import { text } from '@evergift/language';
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
          {text('{count, plural, one {# event is all set} other {# events are all set}}', {
            count: events.length,
          })}
          <span className={styles.titles}>
            {events.map(({ id, title }, index) => (
              <Fragment key={id}>
                {index === 0 ? text(': ') : text(', ')}
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
