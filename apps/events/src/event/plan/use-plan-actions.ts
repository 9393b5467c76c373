import type { GiftRow } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms';
import { text } from '@evergift/language';

/** What one press does with an idea; each can be undone and resolves to whether it was done. */
export function usePlanActions({ gift, personLabel }: GiftRow, eventId: string) {
  const { commands } = useData();
  const change = useUndoable();
  const names = { gift: gift.name, person: personLabel };
  const failure = () => ({
    title: text('Error!'),
    message: text('Error updating {name}. Please try again.', gift),
  });

  return {
    buy: (purchasedCost: number) =>
      change({
        run: () => commands.buyGiftItem(gift.id, { purchasedCost, eventId }),
        success: {
          title: text('Bought'),
          message: text('{gift} is bought for {person}.', names),
        },
        failure,
      }),
    plan: () =>
      change({
        run: () => commands.planGiftItem(gift.id, eventId),
        success: {
          title: text('Planned'),
          message: text('{gift} is planned for {person}.', names),
        },
        failure,
      }),
    unplan: () =>
      change({
        run: () => commands.unplanGiftItem(gift.id),
        success: { title: text('Not planned'), message: text('{name} is an idea again.', gift) },
        failure,
      }),
  };
}
