import { useHost } from '@evergift/contract';
import { formatBirthday, formatDaysAway, formatDollars, formatTurns } from '@evergift/data';
import type { PersonRow } from '@evergift/data';
import { Avatar } from '@evergift/ui/avatar';
import { Badge } from '@evergift/ui/badge';
import type { DataListColumn } from '@evergift/ui/data-list';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeletePerson } from '../use-delete-person.ts';
import styles from './people-columns.module.css';

const giftsInWords = (count: number) => `${count} ${count === 1 ? 'gift' : 'gifts'}`;

function Birthday({ row }: { row: PersonRow }) {
  if (!row.birthday) return <>--</>;
  const { birthday, next, days, urgency } = row.birthday;
  const turns = formatTurns(birthday, next);
  return (
    <span className={styles.birthday}>
      {formatBirthday(birthday)}
      <span className={styles.days} data-urgency={urgency}>
        {formatDaysAway(days)}
      </span>
      {turns && <span className={styles.turns}>{turns}</span>}
    </span>
  );
}

/** What was spent; with what is over their budget of this year, when there is something (O12). */
function Spent({ row: { totalSpent, yearlyBudget } }: { row: PersonRow }) {
  if (!yearlyBudget?.exceeded) return <>{formatDollars(totalSpent)}</>;
  return (
    <span className={styles.spent}>
      {formatDollars(totalSpent)}
      <span className={styles.over}>
        {formatDollars(-yearlyBudget.budgetLeft)} over this year’s budget
      </span>
    </span>
  );
}

const fetchPersonPage = () => void import('../person/person-page.tsx');

/** Edit and delete of one person (P7). */
function PersonActions({ person }: PersonRow) {
  const { openModal, preloadModal } = useHost();
  const deletePerson = useDeletePerson();
  const preloadForm = () => preloadModal('person.edit');
  return (
    <>
      <IconButton
        label={`Edit ${person.name}`}
        icon={<Pencil size={16} aria-hidden />}
        size="small"
        onPress={() => openModal('person.edit', { personId: person.id })}
        onHoverStart={preloadForm}
        onFocus={preloadForm}
      />
      <IconButton
        label={`Delete ${person.name}`}
        icon={<Trash2 size={16} aria-hidden />}
        size="small"
        variant="danger"
        onPress={() => void deletePerson(person)}
      />
    </>
  );
}

/** The people list's columns, said once for table and cards (P5 to P7). */
export const peopleColumns: readonly DataListColumn<PersonRow>[] = [
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
          onHoverStart={fetchPersonPage}
          onFocus={fetchPersonPage}
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
    cell: (row) => <Spent row={row} />,
    cardLabel: 'Spent',
  },
  {
    id: 'actions',
    header: 'ACTIONS',
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => <PersonActions {...row} />,
  },
];
