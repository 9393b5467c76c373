import type { GiftRow } from '@evergift/data';
import { DataList } from '@evergift/ui/data-list';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useGiftActions } from './gift-actions.tsx';
import { giftColumns } from './gift-columns.tsx';
import { ListSharingContext, useListSharing } from './sharing-context.tsx';
import type { GiftColumn } from './gift-columns.tsx';

interface GiftListProperties {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly GiftRow[];
  /** Which columns, in order; a page leaves out what it is about itself. */
  columns: readonly GiftColumn[];
  isLoading: boolean;
  /** Shown when there are no gifts. */
  empty: ReactNode;
}

/** Gifts with their status, cost and actions, on the pages of a person, an event and all gifts. */
export function GiftList({ label, rows, columns, isLoading, empty }: GiftListProperties) {
  const shown = columns.join();
  const dataColumns = useMemo(() => giftColumns(shown.split(',') as GiftColumn[]), [shown]);
  const shared = useListSharing();
  const rowActions = useGiftActions(shared);
  return (
    <ListSharingContext value={shared}>
      <DataList
        label={label}
        rows={rows}
        columns={dataColumns}
        getRowId={({ id }) => id}
        rowName={({ gift }) => gift.name}
        rowActions={rowActions}
        isRowPending={({ gift }) => gift.pending}
        isLoading={isLoading}
        empty={empty}
      />
    </ListSharingContext>
  );
}
