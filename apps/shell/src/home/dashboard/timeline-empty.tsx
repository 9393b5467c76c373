import { useHost } from '@evergift/contract';
import type { TimelineWindow } from '@evergift/data';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';

const spans: Record<TimelineWindow, string> = {
  '30-days': 'in the next 30 days',
  '90-days': 'in the next 90 days',
  'this-year': 'this year',
};

/** Says that nothing comes up in the window, and offers to plan something. */
export function TimelineEmpty({ window }: { window: TimelineWindow }) {
  const { openModal, preloadModal } = useHost();
  return (
    <EmptyState
      title={`Nothing comes up ${spans[window]}`}
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
