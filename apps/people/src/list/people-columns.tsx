import { useHost } from '@evergift/contract';
import { formatBirthday, formatDaysAway, formatMoney, formatTurns } from '@evergift/data';
import type { PersonRow } from '@evergift/data';
import { text } from '@evergift/language';
import { Avatar } from '@evergift/ui/avatar';
import { Badge } from '@evergift/ui/badge';
import { RowButtons } from '@evergift/ui/data-list';
import type { DataListColumn, MenuAction } from '@evergift/ui/data-list';
import { Link } from '@evergift/ui/link';
import { Pencil, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useDeletePerson } from '../use-delete-person.ts';
import styles from './people-columns.module.css';

const giftsInWords = (count: number) =>
  text('{count, plural, one {# gift} other {# gifts}}', { count });

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

/** What is over their budget of this year; nothing when nothing is. */
function overBudget({ yearlyBudget }: PersonRow): ReactNode {
  if (!yearlyBudget?.exceeded) return null;
  const amount = formatMoney(-yearlyBudget.budgetLeft);
  return (
    <span className={styles.over}>{text('{amount} over this year’s budget', { amount })}</span>
  );
}

function Spent({ row }: { row: PersonRow }) {
  return (
    <span className={styles.spent}>
      {formatMoney(row.totalSpent)}
      {overBudget(row)}
    </span>
  );
}

/** Ahead of a press. Where it cannot be had, the page asks again and says so. */
const fetchPersonPage = () => void import('../person/person-page.tsx').catch(() => undefined);

/** The nickname, where there is one: quieter than the name beside it. */
function Nickname({ row: { person } }: { row: PersonRow }) {
  return person.nickname && <span className={styles.nickname}>{person.nickname}</span>;
}

/** On a phone these are in the second line: the first has no room for them. Nothing without any. */
function cardWords(row: PersonRow): ReactNode {
  const { nickname, relationship } = row.person;
  const parts = [overBudget(row), nickname, relationship].filter(Boolean);
  if (parts.length === 0) return null;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
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
      label: text('Edit'),
      icon: <Pencil size={18} aria-hidden />,
      swipe: 'end',
      onAction: () => openModal('person.edit', { personId: person.id }),
      onIntent: () => preloadModal('person.edit'),
    },
    {
      id: 'delete',
      label: text('Delete'),
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
    header: text('NAME'),
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
    header: text('RELATION'),
    place: 'tag',
    skeleton: 'tag',
    cell: (row) => (row.person.relationship ? <Badge>{row.person.relationship}</Badge> : '--'),
    cardCell: cardWords,
  },
  {
    id: 'birthday',
    header: text('BIRTHDAY'),
    cell: (row) => <Birthday row={row} />,
    cardCell: (row) => row.birthday && <Birthday row={row} />,
    cardLabel: text('Birthday'),
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
        <span className={styles.emoji} aria-hidden>
          🎁
        </span>{' '}
        {row.giftCount}
      </span>
    ),
  },
  {
    id: 'spent',
    header: text('SPENT'),
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    cell: (row) => <Spent row={row} />,
    cardCell: (row) => formatMoney(row.totalSpent),
    cardLabel: text('Spent'),
  },
  {
    id: 'actions',
    header: text('ACTIONS'),
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => <PersonActions row={row} />,
  },
];
