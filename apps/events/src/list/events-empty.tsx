import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import type { EventFilter } from './event-filter.ts';

interface EventsEmptyProperties {
  filter: EventFilter;
  onChange: (next: Partial<EventFilter>) => void;
}

/** No event fits the search, or none comes up. */
export function EventsEmpty({ filter, onChange }: EventsEmptyProperties) {
  const { openModal } = useHost();
  if (filter.search) {
    return (
      <EmptyState
        title={`No event matches “${filter.search}”`}
        message={
          filter.showAll ? 'The search looks at titles.' : 'Only coming events are shown now.'
        }
        action={<Button onPress={() => onChange({ search: '' })}>Clear search</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={filter.showAll ? 'No events yet' : 'Nothing comes up yet'}
      message="Plan a birthday dinner, a holiday or a thank-you, and it will count down here."
      action={<Button onPress={() => openModal('event.add', {})}>Create Event</Button>}
    />
  );
}
