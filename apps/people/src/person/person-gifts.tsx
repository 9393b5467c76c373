import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { DataList } from '@evergift/ui/data-list';
import { EmptyState } from '@evergift/ui/empty-state';
import { Gift } from 'lucide-react';
import { giftColumns } from './gift-columns.tsx';

/** 'Gift Items' of a person, with quick add for them (P11). */
export function PersonGifts({ personId }: { personId: string }) {
  const { openModal, preloadModal } = useHost();
  const { data: gifts, status } = useQuery(useData().giftsOfPerson$(personId));
  const addGift = () => openModal('gift.add', { personId });
  return (
    <Card
      as="section"
      title="Gift Items"
      isFlush={gifts.length > 0}
      actions={
        <Button
          size="small"
          icon={<Gift size={16} aria-hidden />}
          onPress={addGift}
          onHoverStart={() => preloadModal('gift.add')}
        >
          Add Gift
        </Button>
      }
    >
      <DataList
        label="Gift Items"
        rows={gifts}
        columns={giftColumns({
          onEdit: ({ id }) => openModal('gift.edit', { giftItemId: id }),
        })}
        getRowId={({ id }) => id}
        isRowPending={({ gift }) => gift.pending}
        isLoading={status === 'loading' && gifts.length === 0}
        skeletonRows={2}
        empty={<EmptyState isCompact title="No gifts yet" message="Keep the first idea here." />}
      />
    </Card>
  );
}
