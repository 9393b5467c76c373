import type { GiftRow } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms';

/** What one press does with an idea; each can be undone and resolves to whether it was done. */
export function usePlanActions({ gift, personLabel }: GiftRow, eventId: string) {
  const { commands } = useData();
  const change = useUndoable();
  const failure = () => ({
    title: 'Error!',
    message: `Error updating ${gift.name}. Please try again.`,
  });

  return {
    buy: (purchasedCost: number) =>
      change({
        run: () => commands.buyGiftItem(gift.id, { purchasedCost, eventId }),
        success: { title: 'Bought', message: `${gift.name} is bought for ${personLabel}.` },
        failure,
      }),
    plan: () =>
      change({
        run: () => commands.planGiftItem(gift.id, eventId),
        success: { title: 'Planned', message: `${gift.name} is planned for ${personLabel}.` },
        failure,
      }),
    unplan: () =>
      change({
        run: () => commands.unplanGiftItem(gift.id),
        success: { title: 'Not planned', message: `${gift.name} is an idea again.` },
        failure,
      }),
  };
}
