import type { GiftEvent } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useDeletion } from '@evergift/forms';

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
          ? { title: 'Event Deleted', message: `You have successfully deleted ${title}.` }
          : {
              title: 'Successfully Deleted',
              message: `You've successfully deleted ${title} event.`,
            },
      failure: ({ kind }) => {
        if (kind === 'invalid' || kind === 'not-found') {
          const message = 'Invalid data.  Cannot delete event. Please try again.';
          return { type: 'warning', title: 'Warning!', message };
        }
        return from === 'list'
          ? { title: 'Delete Failed', message: `Unable to delete ${title}. Please try again.` }
          : { title: 'Error!', message: `Unable to delete ${title} event. Please try again.` };
      },
      ...(afterSuccess && { afterSuccess }),
    });
}
