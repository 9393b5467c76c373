import { useData, useQuery } from '@evergift/data/react';
import { Disclosure } from '@evergift/ui/disclosure';
import { SearchField } from '@evergift/ui/search-field';
import { Select } from '@evergift/ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useMemo } from 'react';
import { giftSorts } from './gift-filter.ts';
import type { GiftFilter } from './gift-filter.ts';
import styles from './gift-filter-panel.module.css';

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

const directions = [
  { id: 'asc', label: 'Asc' },
  { id: 'desc', label: 'Desc' },
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
    <Disclosure title="Filter & Sort" icon={<SlidersHorizontal size={18} aria-hidden />}>
      <div className={styles.fields}>
        <SearchField
          label="Search gift items"
          placeholder="search gifts..."
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <Select
          label="Status"
          isLabelHidden
          options={statuses}
          value={filter.status || all}
          onChange={(status) => onChange({ status: status === all ? '' : status })}
        />
        <PersonChoice value={filter.personId} onChange={onChange} />
        <EventChoice value={filter.eventId} onChange={onChange} />
        <Select
          label="Sort by"
          isLabelHidden
          options={giftSorts}
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
        />
        <Select
          label="Direction"
          isLabelHidden
          options={directions}
          value={filter.direction}
          onChange={(direction) => onChange({ direction })}
          isDisabled={filter.sort === 'newest'}
        />
      </div>
    </Disclosure>
  );
}
