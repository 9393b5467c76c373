import { formatCalendarDate } from '@evergift/data';
import type { EventRow, TimelineWindow } from '@evergift/data';
import { Link } from '@evergift/ui/link';
import { EventCards } from './event-cards.tsx';
import styles from './timeline-end.module.css';

const spans: Record<TimelineWindow, string> = {
  '30-days': 'the next 30 days',
  '90-days': 'the next 90 days',
  'this-year': 'this year',
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
      {others.length === 1 ? '1 more event' : `${others.length} more events`}
    </Link>
  );
  if (isClear) {
    return (
      <>
        <p className={styles.line}>After {spans[window]} comes:</p>
        <EventCards events={[next]} />
        {rest && <p className={styles.line}>Then {rest}.</p>}
      </>
    );
  }
  return (
    <p className={styles.line}>
      After {spans[window]}:{' '}
      <Link href={`/events/${next.id}`}>
        <bdi>{next.title}</bdi>, {formatCalendarDate(next.event.date)}
      </Link>
      {rest && <> and {rest}</>}
    </p>
  );
}
