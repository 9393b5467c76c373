import type { GiftEvent } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useDeletion } from '@evergift/forms';
import { text } from '@evergift/language';

interface Place {
  /** The list and the event's own page speak differently. */
  from: 'list' | 'page';
  afterSuccess?: () => void;
}

/** Deletes an event after asking; its gifts stay, without it. */
export function useDeleteEvent() {
  const { commands } = useData();
  const remove = useDeletion();
  return ({ id, title }: Pick<GiftEvent, 'id' | 'title'>, { from, afterSuccess }: Place) =>
    remove({
      name: title,
      run: () => commands.deleteEvent(id),
      success:
        from === 'list'
          ? {
              title: text('Event Deleted'),
              message: text('You have successfully deleted {name}.', { name: title }),
            }
          : {
              title: text('Successfully Deleted'),
              message: text("You've successfully deleted {title} event.", { title }),
            },
      failure: ({ kind }) => {
        if (kind === 'invalid' || kind === 'not-found') {
          const message = text('Invalid data.  Cannot delete event. Please try again.');
          return { type: 'warning', title: text('Warning!'), message };
        }
        return from === 'list'
          ? {
              title: text('Delete Failed'),
              message: text('Unable to delete {name}. Please try again.', { name: title }),
            }
          : {
              title: text('Error!'),
              message: text('Unable to delete {title} event. Please try again.', { title }),
            };
      },
      ...(afterSuccess && { afterSuccess }),
    });
}
