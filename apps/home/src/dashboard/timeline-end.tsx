import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { formatCalendarDate } from '@evergift/data';
import type { EventRow, TimelineWindow } from '@evergift/data';
import { Link } from '@evergift/ui/link';
import { EventCards } from './event-cards.tsx';
import styles from './timeline-end.module.css';

const after: Record<TimelineWindow, string> = {
  '30-days': text('After the next 30 days:'),
  '90-days': text('After the next 90 days:'),
  'this-year': text('After this year:'),
};
const afterComes: Record<TimelineWindow, string> = {
  '30-days': text('After the next 30 days comes:'),
  '90-days': text('After the next 90 days comes:'),
  'this-year': text('After this year comes:'),
};

interface TimelineEndProperties {
  window: TimelineWindow;
  /** Whose events are shown; '' for everybody's. */
  personId: string;
  /** What comes up after the window, by date. */
  later: readonly EventRow[];
  /** Nothing in the window is left to do, or to show. */
  isClear: boolean;
}

/** What comes after the window: the next event by name, or as a card when there is nothing before it. */
export function TimelineEnd({ window, personId, later, isClear }: TimelineEndProperties) {
  const [next, ...others] = later;
  if (!next) return null;
  const rest = others.length > 0 && (
    <Link href={personId ? `/people/${personId}` : '/events'}>
      {text('{count, plural, one {# more event} other {# more events}}', { count: others.length })}
    </Link>
  );
  if (isClear) {
    return (
      <>
        <p className={styles.line}>{afterComes[window]}</p>
        <EventCards events={[next]} />
        {rest && <p className={styles.line}>{sentence('Then {more}.', { more: rest })}</p>}
      </>
    );
  }
  const event = (
    <Link href={`/events/${next.id}`}>
      <bdi>{next.title}</bdi>
      {text(', ')}
      {formatCalendarDate(next.event.date)}
    </Link>
  );
  return (
    <p className={styles.line}>
      {after[window]} {rest ? sentence('{event} and {more}', { event, more: rest }) : event}
    </p>
  );
}
