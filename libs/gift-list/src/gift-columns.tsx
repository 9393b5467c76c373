import { useHost } from '@evergift/contract';
import { formatMoney } from '@evergift/data';
import type { GiftEventReference, GiftRow } from '@evergift/data';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import type { DataListColumn } from '@evergift/ui/data-list';
import { Link, NameButton } from '@evergift/ui/link';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { GiftActions } from './gift-actions.tsx';
import { GiftPeople, GiftPeopleText } from './gift-people.tsx';
import { GiftPhoto } from './gift-photo.tsx';
import { GiftBadge, GiftStatus, NextStageIcon } from './gift-status.tsx';
import { Taker } from './sharing-context.tsx';
import styles from './gift-columns.module.css';

/** The columns of a gift list, in their order. */
export type GiftColumn = 'person' | 'name' | 'status' | 'event' | 'cost' | 'actions';

/** The gift's name, which opens it, and the way to where it is sold. */
function GiftName({ gift }: GiftRow) {
  const { openModal, preloadModal } = useHost();
  const preload = () => preloadModal('gift.edit');
  return (
    <span className={styles.name}>
      <NameButton
        onPress={() => openModal('gift.edit', { giftItemId: gift.id })}
        onHoverStart={preload}
        onFocus={preload}
      >
        {gift.name}
      </NameButton>
      {gift.url && (
        <Link
          href={gift.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('Open the link of {name}', { name: gift.name })}
        >
          <ExternalLink size={16} aria-hidden />
        </Link>
      )}
    </span>
  );
}

function GiftNotes({ gift }: GiftRow) {
  if (!gift.notes) return null;
  return (
    <p className={styles.notes} dir="auto">
      {gift.notes}
    </p>
  );
}

function EventLink({ id, label, known }: GiftEventReference) {
  if (!known) return <>{label}</>;
  return (
    <Link href={`/events/${id}`} variant="name">
      {label}
    </Link>
  );
}

/** The same without links: a small screen's row opens the gift, and its menu leads on. */
function giftEventText({ event, plannedEvent }: GiftRow) {
  if (event) return <bdi>{event.label}</bdi>;
  if (!plannedEvent?.known) return null;
  return sentence('{event} (planned)', { event: <bdi>{plannedEvent.label}</bdi> });
}

/** The event of a purchase, or the one that an idea is planned for. */
function GiftEvent({ event, plannedEvent }: GiftRow) {
  if (event) return <EventLink {...event} />;
  if (!plannedEvent?.known) return <>--</>;
  return (
    <span className={styles.planned}>
      <EventLink {...plannedEvent} />
      <span className={styles.plannedMark}>{text('planned')}</span>
    </span>
  );
}

/** Short, to leave the room to the gift's name: '~$45.00' for an estimate. */
function CardCost({ gift, cost }: GiftRow) {
  if (cost === 0) return <>{text('No price')}</>;
  const isPaid = gift.status === 'purchased';
  return (
    <>
      {!isPaid && <span aria-hidden>~</span>}
      {formatMoney(cost)}
      <VisuallyHidden> {isPaid ? text('paid') : text('estimated')}</VisuallyHidden>
    </>
  );
}

const columns: Record<GiftColumn, DataListColumn<GiftRow>> = {
  person: {
    id: 'person',
    header: text('PERSON'),
    cardLabel: text('Person'),
    width: 'clamp(6.5rem, 20vw - 3rem, 13rem)',
    cell: (row) => <GiftPeople {...row} />,
    cardCell: (row) => <GiftPeopleText {...row} />,
  },
  name: {
    id: 'name',
    header: text('GIFT ITEM'),
    isRowHeader: true,
    cell: (row) => (
      <>
        <span className={styles.pictured}>
          <GiftPhoto gift={row.gift} />
          <GiftName {...row} />
        </span>
        <Taker gift={row.gift} />
        <GiftNotes {...row} />
      </>
    ),
    cardMedia: ({ gift }) => gift.photoVersion && <GiftPhoto gift={gift} />,
    cardCell: (row) => (
      <>
        <GiftName {...row} />
        <Taker gift={row.gift} />
      </>
    ),
  },
  status: {
    id: 'status',
    header: text('STATUS'),
    width: 'clamp(7.5rem, 15vw, 12.5rem)',
    place: 'tag',
    skeleton: 'tag',
    cell: (row) => <GiftStatus {...row} />,
    cardCell: ({ gift }) => <GiftBadge gift={gift} isLow />,
    cardAction: (row) => <NextStageIcon {...row} />,
  },
  event: {
    id: 'event',
    header: text('EVENT'),
    width: 'clamp(9rem, 15vw, 13rem)',
    cardLabel: text('Event'),
    cell: (row) => <GiftEvent {...row} />,
    cardCell: giftEventText,
  },
  cost: {
    id: 'cost',
    header: text('COST'),
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    // Nobody typed an amount: an empty field is 0.
    cell: ({ cost }) => (cost === 0 ? '--' : formatMoney(cost)),
    cardCell: (row) => <CardCost {...row} />,
    cardLabel: text('Estimated/Purchased Cost'),
  },
  actions: {
    id: 'actions',
    header: text('ACTION'),
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => <GiftActions row={row} />,
  },
};

/** The chosen columns, said once for table and cards. */
export const giftColumns = (names: readonly GiftColumn[]): DataListColumn<GiftRow>[] =>
  names.map((name) => columns[name]);
