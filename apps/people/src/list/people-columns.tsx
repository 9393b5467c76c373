import { formatCalendarDate, formatDaysAway, formatDollars } from '@evergift/data';
import type { PersonRow } from '@evergift/data';
import { Avatar } from '@evergift/ui/avatar';
import { Badge } from '@evergift/ui/badge';
import type { DataListColumn } from '@evergift/ui/data-list';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { Pencil, Trash2 } from 'lucide-react';
import styles from './people-columns.module.css';

interface RowActions {
  onEdit: (row: PersonRow) => void;
  onDelete: (row: PersonRow) => void;
  /** The pointer or the focus reached a person's link. */
  onApproach: () => void;
  /** The pointer or the focus reached what opens the edit form. */
  onApproachEdit: () => void;
}

const giftsInWords = (count: number) => `${count} ${count === 1 ? 'gift' : 'gifts'}`;

function Birthday({ row }: { row: PersonRow }) {
  if (!row.birthday) return <>--</>;
  const { birthday, days, urgency } = row.birthday;
  return (
    <span className={styles.birthday}>
      {formatCalendarDate(birthday)}
      <span className={styles.days} data-urgency={urgency}>
        {formatDaysAway(days)}
      </span>
    </span>
  );
}

/** The people list's columns, said once for table and cards (P5 to P7). */
export const peopleColumns = (actions: RowActions): DataListColumn<PersonRow>[] => [
  {
    id: 'name',
    header: 'NAME',
    isRowHeader: true,
    skeleton: 'person',
    cell: (row) => (
      <span className={styles.person}>
        <Avatar name={row.name} seed={row.id} />
        <Link
          href={`/people/${row.id}`}
          variant="name"
          onHoverStart={actions.onApproach}
          onFocus={actions.onApproach}
        >
          {row.name}
        </Link>
      </span>
    ),
  },
  {
    id: 'relation',
    header: 'RELATION',
    place: 'tag',
    skeleton: 'tag',
    cell: (row) => (row.person.relationship ? <Badge>{row.person.relationship}</Badge> : '--'),
    cardCell: (row) => row.person.relationship && <Badge>{row.person.relationship}</Badge>,
  },
  {
    id: 'birthday',
    header: 'BIRTHDAY',
    cell: (row) => <Birthday row={row} />,
    cardLabel: 'Birthday',
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
    cell: (row) => formatDollars(row.totalSpent),
    cardLabel: 'Spent',
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
          label={`Edit ${row.name}`}
          icon={<Pencil size={16} aria-hidden />}
          size="small"
          onPress={() => actions.onEdit(row)}
          onHoverStart={actions.onApproachEdit}
          onFocus={actions.onApproachEdit}
        />
        <IconButton
          label={`Delete ${row.name}`}
          icon={<Trash2 size={16} aria-hidden />}
          size="small"
          variant="danger"
          onPress={() => actions.onDelete(row)}
        />
      </>
    ),
  },
];
