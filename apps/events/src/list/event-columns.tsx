import { formatCalendarDate, formatDollars } from '@evergift/data';
import type { EventRow } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import type { DataListColumn } from '@evergift/ui/data-list';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { Pencil, Trash2 } from 'lucide-react';
import styles from './event-columns.module.css';

interface RowActions {
  onEdit: (row: EventRow) => void;
  onDelete: (row: EventRow) => void;
  /** The pointer or the focus reached an event's link. */
  onApproach: () => void;
  /** The pointer or the focus reached what opens the edit form. */
  onApproachEdit: () => void;
}

const giftsInWords = (count: number) => `${count} ${count === 1 ? 'gift' : 'gifts'}`;

/** The events list's columns, said once for table and cards (E3). */
export const eventColumns = (actions: RowActions): DataListColumn<EventRow>[] => [
  {
    id: 'title',
    header: 'TITLE',
    isRowHeader: true,
    cell: (row) => (
      <Link
        href={`/events/${row.id}`}
        variant="name"
        onHoverStart={actions.onApproach}
        onFocus={actions.onApproach}
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
    cardCell: ({ event }) => event.type && <Badge>{event.type}</Badge>,
  },
  {
    id: 'date',
    header: 'DATE',
    cardLabel: 'Date',
    cell: (row) => (
      <span className={styles.date}>
        {formatCalendarDate(row.event.date)}
        {row.upcoming && <CountdownBadge days={row.days} urgency={row.urgency ?? 'none'} />}
      </span>
    ),
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
    cell: (row) => (
      <>
        <IconButton
          label={`Edit ${row.title}`}
          icon={<Pencil size={16} aria-hidden />}
          size="small"
          onPress={() => actions.onEdit(row)}
          onHoverStart={actions.onApproachEdit}
          onFocus={actions.onApproachEdit}
        />
        <IconButton
          label={`Delete ${row.title}`}
          icon={<Trash2 size={16} aria-hidden />}
          size="small"
          variant="danger"
          onPress={() => actions.onDelete(row)}
        />
      </>
    ),
  },
];
