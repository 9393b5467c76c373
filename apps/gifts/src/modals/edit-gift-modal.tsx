import type { ModalProperties } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { useLastKnown } from '@evergift/forms';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';
import { GiftEditor } from './gift-editor.tsx';

/** Edit Gift Item: opens with the current data and keeps what is typed when that changes (M9, M12). */
export function EditGiftModal({ giftItemId, onClose }: ModalProperties<'gift.edit'>) {
  const { data: row, complete } = useQuery(useData().giftItem$(giftItemId));
  const shown = useLastKnown(row);
  const gone = (
    <Dialog key="gone" title="Edit Gift Item" isOpen onOpenChange={onClose}>
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
  if (!shown) return gone;
  return <GiftEditor gift={shown.gift} instead={row ? undefined : gone} onClose={onClose} />;
}
