import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { FilterPanel, ListNotLoaded, useListFilter } from '@evergift/forms';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Checkbox } from '@evergift/ui/checkbox';
import { DataList } from '@evergift/ui/data-list';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { StatCard, StatRow } from '@evergift/ui/stat-card';
import { CalendarHeart, CalendarPlus } from 'lucide-react';
import { memo } from 'react';
import { eventColumns, useEventActions } from './event-columns.tsx';
import { eventFilterAddress, eventSorts } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import { EventsEmpty } from './events-empty.tsx';

/**
 * Every occasion, the coming ones first. Its parts are memoized: the address that follows the filter renders none of
 * them.
 */
export function EventsPage() {
  const { filter, change } = useListFilter(eventFilterAddress);
  return (
    <Page>
      <EventsHeader />
      <EventFilterPanel filter={filter} onChange={change} />
      <EventsList filter={filter} onChange={change} />
    </Page>
  );
}

const EventsHeader = memo(function EventsHeader() {
  const { openModal, preloadModal } = useHost();
  const { data: summary, status } = useQuery(useData().summary$);
  return (
    <>
      <PageHeader
        title={text('Events')}
        actions={
          <Button
            variant="primary"
            icon={<CalendarPlus size={18} aria-hidden />}
            onPress={() => openModal('event.add', {})}
            onHoverStart={() => preloadModal('event.add')}
            onFocus={() => preloadModal('event.add')}
          >
            {text('Create Event')}
          </Button>
        }
      />
      <StatRow>
        <StatCard
          label={text('Upcoming events')}
          figure={summary.events.upcoming}
          lines={[text('{count} within 30 days', { count: summary.events.withinThirtyDays })]}
          icon={<CalendarHeart size={18} aria-hidden />}
          isLoading={status === 'loading'}
        />
      </StatRow>
    </>
  );
});

interface FilteredProperties {
  filter: EventFilter;
  onChange: (changes: Partial<EventFilter>) => void;
}

const EventFilterPanel = memo(function EventFilterPanel({ filter, onChange }: FilteredProperties) {
  const data = useData();
  const { complete } = useQuery(data.eventList$(filter));
  const { data: summary } = useQuery(data.summary$);
  const showAll = {
    id: 'showAll',
    label: text('show all events'),
    onRemove: () => onChange({ showAll: false }),
  };
  return (
    <FilterPanel
      filter={filter}
      onChange={onChange}
      searchLabel={text('Search events')}
      placeholder={text('search events...')}
      sorts={eventSorts}
      undirectedSort="recentlyAdded"
      filters={
        <Checkbox
          value={filter.showAll}
          onChange={(next) => onChange({ showAll: next })}
          label={text('show all events')}
        />
      }
      set={filter.showAll ? [showAll] : []}
      isHidden={complete && summary.events.total === 0}
    />
  );
});

const EventsList = memo(function EventsList({ filter, onChange }: FilteredProperties) {
  const { data: rows, status, complete } = useQuery(useData().eventList$(filter));
  return (
    <DataList
      label={text('Events')}
      rows={rows}
      columns={eventColumns}
      getRowId={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={useEventActions()}
      isRowPending={({ event }) => event.pending}
      isLoading={status === 'loading' && rows.length === 0}
      empty={
        complete ? (
          <EventsEmpty filter={filter} onChange={onChange} />
        ) : (
          <ListNotLoaded items="events" />
        )
      }
    />
  );
});
