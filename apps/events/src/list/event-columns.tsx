import { useHost } from '@evergift/contract';
import { formatCalendarDate, formatMoney, formatNearDate } from '@evergift/data';
import type { EventRow } from '@evergift/data';
import { text } from '@evergift/language';
import { Badge } from '@evergift/ui/badge';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import { RowButtons } from '@evergift/ui/data-list';
import type { DataListColumn, MenuAction } from '@evergift/ui/data-list';
import { Link } from '@evergift/ui/link';
import { Gift, Pencil, Trash2 } from 'lucide-react';
import { typeOf } from '../type-of.ts';
import { useDeleteEvent } from '../use-delete-event.ts';
import styles from './event-columns.module.css';

const giftsInWords = (count: number) =>
  text('{count, plural, one {# gift} other {# gifts}}', { count });

/** Ahead of a press. Where it cannot be had, the page asks again and says so. */
const fetchEventPage = () => void import('../event/event-page.tsx').catch(() => undefined);

/** Edit and delete of an event, as buttons and behind the row's '…'. */
export function useEventActions() {
  const { openModal, preloadModal } = useHost();
  const deleteEvent = useDeleteEvent();
  return ({ event }: EventRow): readonly MenuAction[] => [
    {
      id: 'edit',
      label: text('Edit'),
      icon: <Pencil size={18} aria-hidden />,
      swipe: 'end',
      onAction: () => openModal('event.edit', { eventId: event.id }),
      onIntent: () => preloadModal('event.edit'),
    },
    {
      id: 'delete',
      label: text('Delete'),
      icon: <Trash2 size={18} aria-hidden />,
      isDanger: true,
      swipe: 'start',
      onAction: () => void deleteEvent(event, { from: 'list' }),
    },
  ];
}

function EventActions({ row }: { row: EventRow }) {
  return <RowButtons name={row.title} actions={useEventActions()(row)} />;
}

/** How old somebody turns on their birthday. */
const Age = ({ children }: { children: string }) => (
  <span className={styles.turns}>{children}</span>
);

function EventDate({ row, date, age }: { row: EventRow; date: string; age?: string }) {
  return (
    <span className={styles.date}>
      {date}
      {age && <Age>{age}</Age>}
      {row.upcoming && <CountdownBadge days={row.days} urgency={row.urgency ?? 'none'} />}
    </span>
  );
}

/** The events list's columns, said once for table and cards. */
export const eventColumns: readonly DataListColumn<EventRow>[] = [
  {
    id: 'title',
    header: text('TITLE'),
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
    header: text('TYPE'),
    place: 'tag',
    skeleton: 'tag',
    cell: ({ event }) => (event.type ? <Badge>{typeOf(event)}</Badge> : '--'),
    cardCell: ({ event, turns }) =>
      (event.type || turns) && (
        <>
          <bdi>{typeOf(event)}</bdi>
          {event.type && turns && ' · '}
          {turns}
        </>
      ),
  },
  {
    id: 'date',
    header: text('DATE'),
    cardLabel: text('Date'),
    cell: (row) => (
      <EventDate row={row} date={formatCalendarDate(row.event.date)} age={row.turns} />
    ),
    cardCell: (row) => <EventDate row={row} date={formatNearDate(row.event.date, row.days)} />,
  },
  {
    id: 'gifts',
    header: text('GIFTS'),
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    cell: (row) => row.giftCount,
    cardCell: (row) => (
      <span className={styles.gifts} aria-label={giftsInWords(row.giftCount)} role="img">
        <Gift aria-hidden size={14} /> {row.giftCount}
      </span>
    ),
  },
  {
    id: 'spent',
    header: text('SPENT'),
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    cardLabel: text('Spent'),
    cell: (row) => formatMoney(row.totalSpent),
  },
  {
    id: 'actions',
    header: text('ACTIONS'),
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => <EventActions row={row} />,
  },
];
