import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';

/** Nothing comes up, in no window: offers to plan something. */
export function TimelineEmpty() {
  const { openModal, preloadModal } = useHost();
  return (
    <EmptyState
      title="Nothing comes up yet"
      message="Plan a birthday dinner, a holiday or a thank-you, and it will count down here."
      action={
        <Button
          onPress={() => openModal('event.add', {})}
          onHoverStart={() => preloadModal('event.add')}
        >
          Create Event
        </Button>
      }
    />
  );
}
