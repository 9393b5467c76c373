import { useData, useQuery } from '@evergift/data/react';
import { FilterPanel } from '@evergift/forms';
import { Select } from '@evergift/ui/select';
import { memo, useMemo } from 'react';
import { giftSorts } from './gift-filter.ts';
import type { GiftFilter } from './gift-filter.ts';

interface GiftFilterPanelProperties {
  filter: GiftFilter;
  onChange: (next: Partial<GiftFilter>) => void;
}

const all = 'all';

const statuses = [
  { id: all, label: 'Every status' },
  { id: 'idea', label: 'Ideas' },
  { id: 'purchased', label: 'Purchased' },
] as const;

interface ChoiceProperties {
  /** '' for all. */
  value: string;
  onChange: (next: Partial<GiftFilter>) => void;
}

// With a thousand people to choose from, these must not render with every letter of a search.
const PersonChoice = memo(function PersonChoice({ value, onChange }: ChoiceProperties) {
  const { data: people } = useQuery(useData().peopleRows$);
  const options = useMemo(
    () => [{ id: all, label: 'Everybody' }, ...people.map(({ id, label }) => ({ id, label }))],
    [people],
  );
  return (
    <Select
      label="Person"
      isLabelHidden
      options={options}
      value={value || all}
      onChange={(id) => onChange({ personId: id === all ? '' : id })}
    />
  );
});

const EventChoice = memo(function EventChoice({ value, onChange }: ChoiceProperties) {
  const { data: events } = useQuery(useData().eventRows$);
  const options = useMemo(
    () => [
      { id: all, label: 'Every event' },
      ...events.map(({ id, title }) => ({ id, label: title })),
    ],
    [events],
  );
  return (
    <Select
      label="Event"
      isLabelHidden
      options={options}
      value={value || all}
      onChange={(id) => onChange({ eventId: id === all ? '' : id })}
    />
  );
});

/** Search, filters by status, person and event, and sort; newest has its own order (G3). */
export function GiftFilterPanel({ filter, onChange }: GiftFilterPanelProperties) {
  return (
    <FilterPanel
      filter={filter}
      onChange={onChange}
      searchLabel="Search gift items"
      placeholder="search gifts..."
      sorts={giftSorts}
      undirectedSort="newest"
      filters={
        <>
          <Select
            label="Status"
            isLabelHidden
            options={statuses}
            value={filter.status || all}
            onChange={(status) => onChange({ status: status === all ? '' : status })}
          />
          <PersonChoice value={filter.personId} onChange={onChange} />
          <EventChoice value={filter.eventId} onChange={onChange} />
        </>
      }
    />
  );
}
