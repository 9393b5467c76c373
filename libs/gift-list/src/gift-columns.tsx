import { formatDollars } from '@evergift/data';
import type { GiftEventReference, GiftRow } from '@evergift/data';
import type { DataListColumn } from '@evergift/ui/data-list';
import { Link } from '@evergift/ui/link';
import { ExternalLink } from 'lucide-react';
import { GiftActions } from './gift-actions.tsx';
import { GiftPeople } from './gift-people.tsx';
import { GiftPhoto } from './gift-photo.tsx';
import { GiftStatus } from './gift-status.tsx';
import styles from './gift-columns.module.css';

/** The columns of a gift list, in their order (G1). */
export type GiftColumn =
  'person' | 'participant' | 'name' | 'status' | 'event' | 'cost' | 'actions';

function GiftName({ gift }: GiftRow) {
  return (
    <>
      <span className={styles.name}>
        <GiftPhoto gift={gift} />
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
      {gift.notes && (
        <p className={styles.notes} dir="auto">
          {gift.notes}
        </p>
      )}
    </>
  );
}

function EventLink({ id, title, known }: GiftEventReference) {
  if (!known) return <>{title}</>;
  return (
    <Link href={`/events/${id}`} variant="name">
      {title}
    </Link>
  );
}

/** The event of a purchase, or the one that an idea is planned for (G1, O1). */
function GiftEvent({ event, plannedEvent }: GiftRow) {
  if (event) return <EventLink {...event} />;
  if (!plannedEvent?.known) return <>--</>;
  return (
    <span className={styles.planned}>
      <EventLink {...plannedEvent} />
      <span className={styles.plannedMark}>planned</span>
    </span>
  );
}

const costWord = ({ status }: GiftRow['gift']) => (status === 'purchased' ? 'paid' : 'estimated');

const columns: Record<GiftColumn, DataListColumn<GiftRow>> = {
  person: {
    id: 'person',
    header: 'PERSON',
    cardLabel: 'Person',
    width: 'clamp(9rem, 15vw, 13rem)',
    cell: (row) => <GiftPeople row={row} label={row.personLabel} />,
  },
  participant: {
    id: 'participant',
    header: 'PERSON',
    cardLabel: 'Person',
    width: 'clamp(9rem, 15vw, 13rem)',
    cell: (row) => <GiftPeople row={row} label={row.participantLabel} />,
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
    width: 'clamp(7.5rem, 15vw, 12.5rem)',
    place: 'tag',
    skeleton: 'tag',
    cell: (row) => <GiftStatus {...row} />,
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
