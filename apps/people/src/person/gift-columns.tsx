import { formatDollars } from '@evergift/data';
import type { GiftRow } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import type { DataListColumn } from '@evergift/ui/data-list';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { ExternalLink, Pencil } from 'lucide-react';
import styles from './gift-columns.module.css';

const statusLabels: Record<string, string> = { idea: 'Idea', purchased: 'Purchased' };

/** A person's gifts, said once for table and cards (P11). */
export const giftColumns = (actions: {
  onEdit: (row: GiftRow) => void;
}): DataListColumn<GiftRow>[] => [
  {
    id: 'name',
    header: 'GIFT ITEM',
    isRowHeader: true,
    cell: ({ gift }) => (
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
    ),
  },
  {
    id: 'status',
    header: 'STATUS',
    place: 'tag',
    skeleton: 'tag',
    cell: ({ gift }) => (
      <Badge tone={gift.status === 'purchased' ? 'positive' : 'neutral'}>
        {statusLabels[gift.status] ?? gift.status}
      </Badge>
    ),
  },
  {
    id: 'event',
    header: 'EVENT',
    cell: ({ event }) => {
      if (!event) return '--';
      if (!event.known) return event.title;
      return (
        <Link href={`/events/${event.id}`} variant="name">
          <bdi>{event.title}</bdi>
        </Link>
      );
    },
    cardLabel: 'Event',
  },
  {
    id: 'cost',
    header: 'COST',
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    cell: ({ cost }) => formatDollars(cost),
  },
  {
    id: 'actions',
    header: 'ACTION',
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (row) => (
      <IconButton
        label={`Edit ${row.gift.name}`}
        icon={<Pencil size={16} aria-hidden />}
        size="small"
        onPress={() => actions.onEdit(row)}
      />
    ),
  },
];
