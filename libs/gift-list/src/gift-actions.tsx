import { useHost } from '@evergift/contract';
import type { GiftRow } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useDeletion } from '@evergift/forms';
import { IconButton } from '@evergift/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

/** Edit and delete of one gift (G1, M11). */
export function GiftActions({ row: { gift } }: { row: GiftRow }) {
  const { commands } = useData();
  const { openModal, preloadModal } = useHost();
  const remove = useDeletion();

  const deleteGift = () =>
    remove({
      name: gift.name,
      run: () => commands.deleteGiftItem(gift.id),
      success: {
        title: 'Successfully Deleted Gift Item',
        message: `You have successfully deleted ${gift.name}.`,
      },
      failure: () => ({
        title: 'Error!',
        message: `Error deleting ${gift.name}. Please try again.`,
      }),
    });

  return (
    <>
      <IconButton
        label={`Edit ${gift.name}`}
        icon={<Pencil size={16} aria-hidden />}
        size="small"
        onPress={() => openModal('gift.edit', { giftItemId: gift.id })}
        onHoverStart={() => preloadModal('gift.edit')}
        onFocus={() => preloadModal('gift.edit')}
      />
      <IconButton
        label={`Delete ${gift.name}`}
        icon={<Trash2 size={16} aria-hidden />}
        size="small"
        variant="danger"
        onPress={() => void deleteGift()}
      />
    </>
  );
}
