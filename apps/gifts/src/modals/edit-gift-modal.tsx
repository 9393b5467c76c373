import { text } from '@evergift/language';
import type { ModalProperties } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { EditedRecord } from '@evergift/forms';
import { GiftEditor } from './gift-editor.tsx';

/** Edit Gift Item: opens with the current data and keeps what is typed when that changes. */
export function EditGiftModal({ giftItemId, onClose }: ModalProperties<'gift.edit'>) {
  const query = useQuery(useData().giftItem$(giftItemId));
  return (
    <EditedRecord query={query} title={text('Edit Gift Item')} what="gift" onClose={onClose}>
      {({ gift }) => <GiftEditor gift={gift} onClose={onClose} />}
    </EditedRecord>
  );
}
