import type { ModalProperties } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';
import { GiftEditor } from './gift-editor.tsx';

/** Edit Gift Item: opens with the current data and keeps what is typed when that changes (M9, M12). */
export function EditGiftModal({ giftItemId, onClose }: ModalProperties<'gift.edit'>) {
  const { data: row, complete } = useQuery(useData().giftItem$(giftItemId));
  if (row) return <GiftEditor gift={row.gift} onClose={onClose} />;
  return (
    <Dialog title="Edit Gift Item" isOpen onOpenChange={onClose}>
      {complete ? (
        <ErrorState
          isCompact
          title="This gift is gone"
          message="It was deleted, perhaps on another device."
        />
      ) : (
        <Spinner label="Loading" />
      )}
    </Dialog>
  );
}
