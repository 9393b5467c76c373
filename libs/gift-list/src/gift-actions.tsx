import { useHost } from '@evergift/contract';
import type { GiftRow } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useDeletion, useUndoable } from '@evergift/forms';
import { text } from '@evergift/language';
import { RowButtons } from '@evergift/ui/data-list';
import type { MenuAction } from '@evergift/ui/data-list';
import { CalendarHeart, Pencil, Trash2, User } from 'lucide-react';
import { use } from 'react';
import { ListSharingContext, type ListSharing } from './sharing-context.tsx';

/** Edit and delete of a gift, and the ways to whom and what it is for, behind the row's '…'. */
export function useGiftActions(
  shared: ListSharing | undefined,
): (row: GiftRow) => readonly MenuAction[] {
  const { commands } = useData();
  const change = useUndoable();
  const { openModal, preloadModal } = useHost();
  const remove = useDeletion();

  return ({ gift, personKnown, personLabel, event, plannedEvent }) => {
    const occasion = event ?? plannedEvent;
    return [
      ...(shared?.code.takeActions(gift, shared.sharing, change) ?? []),
      {
        id: 'edit',
        label: text('Edit'),
        icon: <Pencil size={18} aria-hidden />,
        swipe: 'end',
        onAction: () => openModal('gift.edit', { giftItemId: gift.id }),
        onIntent: () => preloadModal('gift.edit'),
      },
      ...(personKnown
        ? [
            {
              id: 'person',
              label: text('Go to {name}', { name: personLabel }),
              icon: <User size={18} aria-hidden />,
              href: `/people/${gift.personId}`,
            },
          ]
        : []),
      ...(occasion?.known
        ? [
            {
              id: 'event',
              label: text('Go to {name}', { name: occasion.label }),
              icon: <CalendarHeart size={18} aria-hidden />,
              href: `/events/${occasion.id}`,
            },
          ]
        : []),
      {
        id: 'delete',
        label: text('Delete'),
        icon: <Trash2 size={18} aria-hidden />,
        isDanger: true,
        swipe: 'start',
        onAction: () =>
          void remove({
            name: gift.name,
            run: () => commands.deleteGiftItem(gift.id),
            success: {
              title: text('Successfully Deleted Gift Item'),
              message: text('You have successfully deleted {name}.', { name: gift.name }),
            },
            failure: () => ({
              title: text('Error!'),
              message: text('Error deleting {name}. Please try again.', { name: gift.name }),
            }),
          }),
      },
    ];
  };
}

/** The same as buttons, where there is room. */
export function GiftActions({ row }: { row: GiftRow }) {
  const actions = useGiftActions(use(ListSharingContext))(row);
  return <RowButtons name={row.gift.name} actions={actions.filter(({ href }) => !href)} />;
}
