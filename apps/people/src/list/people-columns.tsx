import { useHost } from '@evergift/contract';
import { formatBirthday, formatDaysAway, formatMoney, formatTurns } from '@evergift/data';
import type { PersonRow } from '@evergift/data';
import { Avatar } from '@evergift/ui/avatar';
import { Badge } from '@evergift/ui/badge';
import { RowButtons } from '@evergift/ui/data-list';
import type { DataListColumn, MenuAction } from '@evergift/ui/data-list';
import { Link } from '@evergift/ui/link';
import { Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
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

/** What was spent; with what is over their budget of this year, when there is something. */
function Spent({ row: { totalSpent, yearlyBudget } }: { row: PersonRow }) {
  if (!yearlyBudget?.exceeded) return <>{formatMoney(totalSpent)}</>;
  return (
    <span className={styles.spent}>
      {formatMoney(totalSpent)}
      <span className={styles.over}>
        {formatMoney(-yearlyBudget.budgetLeft)} over this year’s budget
      </span>
    </span>
  );
}

const fetchPersonPage = () => void import('../person/person-page.tsx');

/** The nickname, where there is one: quieter than the name beside it. */
function Nickname({ row: { person } }: { row: PersonRow }) {
  return person.nickname && <span className={styles.nickname}>{person.nickname}</span>;
}

/** On a phone both are in the second line: the first has no room for them. */
function NicknameAndRelation({ row: { person } }: { row: PersonRow }) {
  const words = [person.nickname, person.relationship].filter(Boolean);
  return (
    words.length > 0 &&
    words.map((word, index) => (
      <Fragment key={word}>
        {index > 0 && ' · '}
        <bdi>{word}</bdi>
      </Fragment>
    ))
  );
}

function PersonLink({ row }: { row: PersonRow }) {
  return (
    <Link
      href={`/people/${row.id}`}
      variant="name"
      onHoverStart={fetchPersonPage}
      onFocus={fetchPersonPage}
    >
      {row.name}
    </Link>
  );
}

/** Edit and delete of a person, as buttons and behind the row's '…'. */
export function usePersonActions() {
  const { openModal, preloadModal } = useHost();
  const deletePerson = useDeletePerson();
  return ({ person }: PersonRow): readonly MenuAction[] => [
    {
      id: 'edit',
      label: 'Edit',
      icon: <Pencil size={18} aria-hidden />,
      swipe: 'end',
      onAction: () => openModal('person.edit', { personId: person.id }),
      onIntent: () => preloadModal('person.edit'),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 size={18} aria-hidden />,
      isDanger: true,
      swipe: 'start',
      onAction: () => void deletePerson(person),
    },
  ];
}

function PersonActions({ row }: { row: PersonRow }) {
  return <RowButtons name={row.name} actions={usePersonActions()(row)} />;
}

/** The people list's columns, said once for table and cards. */
export const peopleColumns: readonly DataListColumn<PersonRow>[] = [
  {
    id: 'name',
    header: 'NAME',
    isRowHeader: true,
    skeleton: 'person',
    cell: (row) => (
      <span className={styles.person}>
        <Avatar name={row.name} seed={row.id} />
        <span className={styles.names}>
          <PersonLink row={row} />
          <Nickname row={row} />
        </span>
      </span>
    ),
    cardMedia: (row) => <Avatar name={row.name} seed={row.id} />,
    cardCell: (row) => <PersonLink row={row} />,
  },
  {
    id: 'relation',
    header: 'RELATION',
    place: 'tag',
    skeleton: 'tag',
    cell: (row) => (row.person.relationship ? <Badge>{row.person.relationship}</Badge> : '--'),
    cardCell: (row) => <NicknameAndRelation row={row} />,
  },
  {
    id: 'birthday',
    header: 'BIRTHDAY',
    cell: (row) => <Birthday row={row} />,
    cardCell: (row) => row.birthday && <Birthday row={row} />,
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
      <span className={styles.gifts} aria-label={giftsInWords(row.giftCount)} role="img">
        <span className={styles.emoji} aria-hidden>
          🎁
        </span>{' '}
        {row.giftCount}
      </span>
    ),
  },
  {
    id: 'spent',
    header: 'SPENT',
    align: 'end',
    place: 'aside',
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
    cell: (row) => <PersonActions row={row} />,
  },
];
