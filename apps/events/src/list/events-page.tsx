import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { FilterPanel } from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { Checkbox } from '@evergift/ui/checkbox';
import { DataList } from '@evergift/ui/data-list';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { StatCard, StatRow } from '@evergift/ui/stat-card';
import { CalendarHeart, CalendarPlus } from 'lucide-react';
import { eventColumns, useEventActions } from './event-columns.tsx';
import { eventSorts } from './event-filter.ts';
import { EventsEmpty } from './events-empty.tsx';
import { EventsNotLoaded } from './events-not-loaded.tsx';
import { useEventFilter } from './use-event-filter.ts';

/** Every occasion, the coming ones first. */
export function EventsPage() {
  const data = useData();
  const { openModal, preloadModal } = useHost();
  const { filter, change } = useEventFilter();
  const { data: rows, status, complete } = useQuery(data.eventList$(filter));
  const { data: summary, status: summaryStatus } = useQuery(data.summary$);
  const rowActions = useEventActions();

  return (
    <Page>
      <PageHeader
        title="Events"
        actions={
          <Button
            variant="primary"
            icon={<CalendarPlus size={18} aria-hidden />}
            onPress={() => openModal('event.add', {})}
            onHoverStart={() => preloadModal('event.add')}
            onFocus={() => preloadModal('event.add')}
          >
            Create Event
          </Button>
        }
      />
      <StatRow>
        <StatCard
          label="Upcoming events"
          figure={summary.events.upcoming}
          lines={[`${summary.events.withinThirtyDays} within 30 days`]}
          icon={<CalendarHeart size={18} aria-hidden />}
          isLoading={summaryStatus === 'loading'}
        />
      </StatRow>
      <FilterPanel
        filter={filter}
        onChange={change}
        searchLabel="Search events"
        placeholder="search events..."
        sorts={eventSorts}
        undirectedSort="recentlyAdded"
        filters={
          <Checkbox
            value={filter.showAll}
            onChange={(showAll) => change({ showAll })}
            label="show all events"
          />
        }
        set={
          filter.showAll
            ? [
                {
                  id: 'showAll',
                  label: 'show all events',
                  onRemove: () => change({ showAll: false }),
                },
              ]
            : []
        }
        isHidden={complete && summary.events.total === 0}
      />
      <DataList
        label="Events"
        rows={rows}
        columns={eventColumns}
        getRowId={({ id }) => id}
        rowName={({ title }) => title}
        rowActions={rowActions}
        isRowPending={({ event }) => event.pending}
        isLoading={status === 'loading' && rows.length === 0}
        empty={complete ? <EventsEmpty filter={filter} onChange={change} /> : <EventsNotLoaded />}
      />
    </Page>
  );
}
