import { useHost } from '@evergift/contract';
import { formatCalendarDate, formatDollars } from '@evergift/data';
import type { EventRow } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import type { DataListColumn } from '@evergift/ui/data-list';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeleteEvent } from '../use-delete-event.ts';
import styles from './event-columns.module.css';

const giftsInWords = (count: number) => `${count} ${count === 1 ? 'gift' : 'gifts'}`;

const fetchEventPage = () => void import('../event/event-page.tsx');

/** Edit and delete of one event (E3). */
function EventActions({ event, title }: EventRow) {
  const { openModal, preloadModal } = useHost();
  const deleteEvent = useDeleteEvent();
  const preloadForm = () => preloadModal('event.edit');
  return (
    <>
      <IconButton
        label={`Edit ${title}`}
        icon={<Pencil size={16} aria-hidden />}
        size="small"
        onPress={() => openModal('event.edit', { eventId: event.id })}
        onHoverStart={preloadForm}
        onFocus={preloadForm}
      />
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 size={16} aria-hidden />}
        size="small"
        variant="danger"
        onPress={() => void deleteEvent(event, { from: 'list' })}
      />
    </>
  );
}

/** How old somebody turns on their birthday (O11). */
const Age = ({ children }: { children: string }) => (
  <span className={styles.turns}>{children}</span>
);

function EventDate({ row, age }: { row: EventRow; age?: string }) {
  return (
    <span className={styles.date}>
      {formatCalendarDate(row.event.date)}
      {age && <Age>{age}</Age>}
      {row.upcoming && <CountdownBadge days={row.days} urgency={row.urgency ?? 'none'} />}
    </span>
  );
}

function TypeWithAge({ event, turns }: EventRow) {
  return (
    <span className={styles.date}>
      {event.type && <Badge>{event.type}</Badge>}
      {turns && <Age>{turns}</Age>}
    </span>
  );
}

/** The events list's columns, said once for table and cards (E3). */
export const eventColumns: readonly DataListColumn<EventRow>[] = [
  {
    id: 'title',
    header: 'TITLE',
    isRowHeader: true,
    cell: (row) => (
      <Link
        href={`/events/${row.id}`}
        variant="name"
        onHoverStart={fetchEventPage}
        onFocus={fetchEventPage}
      >
        {row.title}
      </Link>
    ),
  },
  {
    id: 'type',
    header: 'TYPE',
    place: 'tag',
    skeleton: 'tag',
    cell: ({ event }) => (event.type ? <Badge>{event.type}</Badge> : '--'),
    // On a card the age has room here, and none beside the date.
    cardCell: (row) => (row.event.type || row.turns) && <TypeWithAge {...row} />,
  },
  {
    id: 'date',
    header: 'DATE',
    cardLabel: 'Date',
    cell: (row) => <EventDate row={row} age={row.turns} />,
    cardCell: (row) => <EventDate row={row} />,
  },
  {
    id: 'gifts',
    header: 'GIFTS',
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    cell: (row) => row.giftCount,
    cardCell: (row) => (
      <span aria-label={giftsInWords(row.giftCount)} role="img">
        🎁 {row.giftCount}
      </span>
    ),
  },
  {
    id: 'spent',
    header: 'SPENT',
    align: 'end',
    skeleton: 'number',
    cardLabel: 'Spent',
    cell: (row) => formatDollars(row.totalSpent),
  },
  {
    id: 'actions',
    header: 'ACTIONS',
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => <EventActions {...row} />,
  },
];
