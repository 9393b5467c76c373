import { formatDollars } from '@evergift/data';
import type { GiftRow } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import type { DataListColumn } from '@evergift/ui/data-list';
import { Link } from '@evergift/ui/link';
import { ExternalLink } from 'lucide-react';
import { GiftActions } from './gift-actions.tsx';
import styles from './gift-columns.module.css';

/** The columns of a gift list, in their order (G1). */
export type GiftColumn =
  'person' | 'participant' | 'name' | 'status' | 'event' | 'cost' | 'actions';

// A map: a status that the data holds may be called 'constructor' (X3).
const statusLabels = new Map([
  ['idea', 'Idea'],
  ['purchased', 'Purchased'],
]);

function GiftName({ gift }: GiftRow) {
  return (
    <span className={styles.name}>
      <bdi>{gift.name}</bdi>
      {gift.url && (
        <Link
          href={gift.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open the link of ${gift.name}`}
        >
          <ExternalLink size={16} aria-hidden />
        </Link>
      )}
    </span>
  );
}

function GiftEvent({ event }: GiftRow) {
  if (!event) return <>--</>;
  if (!event.known) return <>{event.title}</>;
  return (
    <Link href={`/events/${event.id}`} variant="name">
      {event.title}
    </Link>
  );
}

const costWord = ({ status }: GiftRow['gift']) => (status === 'purchased' ? 'paid' : 'estimated');

function GiftPerson({ gift, personLabel, personKnown }: GiftRow) {
  if (!personKnown) return <bdi>{personLabel}</bdi>;
  return (
    <Link href={`/people/${gift.personId}`} variant="name">
      {personLabel}
    </Link>
  );
}

const columns: Record<GiftColumn, DataListColumn<GiftRow>> = {
  person: {
    id: 'person',
    header: 'PERSON',
    cardLabel: 'Person',
    width: 'clamp(9rem, 15vw, 13rem)',
    cell: (row) => <GiftPerson {...row} />,
  },
  participant: {
    id: 'participant',
    header: 'PERSON',
    cardLabel: 'Person',
    width: 'clamp(9rem, 15vw, 13rem)',
    cell: (row) => <GiftPerson {...row} personLabel={row.participantLabel} />,
  },
  name: {
    id: 'name',
    header: 'GIFT ITEM',
    isRowHeader: true,
    cell: (row) => <GiftName {...row} />,
  },
  status: {
    id: 'status',
    header: 'STATUS',
    place: 'tag',
    skeleton: 'tag',
    cell: ({ gift }) => (
      <Badge tone={gift.status === 'purchased' ? 'positive' : 'neutral'}>
        {statusLabels.get(gift.status) ?? gift.status}
      </Badge>
    ),
  },
  event: {
    id: 'event',
    header: 'EVENT',
    width: 'clamp(9rem, 15vw, 13rem)',
    cardLabel: 'Event',
    cell: (row) => <GiftEvent {...row} />,
  },
  cost: {
    id: 'cost',
    header: 'COST',
    align: 'end',
    place: 'detail',
    skeleton: 'number',
    // Nobody typed an amount: an empty field is 0 (M10).
    cell: ({ cost }) => (cost === 0 ? '--' : formatDollars(cost)),
    cardCell: ({ gift, cost }) =>
      cost === 0 ? 'No price' : `${formatDollars(cost)} ${costWord(gift)}`,
    cardLabel: 'Estimated/Purchased Cost',
  },
  actions: {
    id: 'actions',
    header: 'ACTION',
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => <GiftActions row={row} />,
  },
};

/** The chosen columns, said once for table and cards. */
export const giftColumns = (names: readonly GiftColumn[]): DataListColumn<GiftRow>[] =>
  names.map((name) => columns[name]);
