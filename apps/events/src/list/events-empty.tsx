import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
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
        title={text('No event matches “{search}”', { search: filter.search })}
        message={
          filter.showAll
            ? text('The search looks at titles.')
            : text('Only coming events are shown now.')
        }
        action={<Button onPress={() => onChange({ search: '' })}>{text('Clear search')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={filter.showAll ? text('No events yet') : text('Nothing comes up yet')}
      message={text(
        'Plan a birthday dinner, a holiday or a thank-you, and it will count down here.',
      )}
      action={<Button onPress={() => openModal('event.add', {})}>{text('Create Event')}</Button>}
    />
  );
}
