import { Checkbox } from '@evergift/ui/checkbox';
import { Disclosure } from '@evergift/ui/disclosure';
import { SearchField } from '@evergift/ui/search-field';
import { Select } from '@evergift/ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { eventSorts } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import styles from './event-filter-panel.module.css';

interface EventFilterPanelProperties {
  filter: EventFilter;
  onChange: (next: Partial<EventFilter>) => void;
}

const directions = [
  { id: 'asc', label: 'Asc' },
  { id: 'desc', label: 'Desc' },
] as const;

/** Search, 'show all events', sort and direction; recently added has its own order (E2). */
export function EventFilterPanel({ filter, onChange }: EventFilterPanelProperties) {
  return (
    <Disclosure title="Filter & Sort" icon={<SlidersHorizontal size={18} aria-hidden />}>
      <div className={styles.fields}>
        <SearchField
          label="Search events"
          placeholder="search events..."
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <Select
          label="Sort by"
          isLabelHidden
          options={eventSorts}
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
        />
        <Select
          label="Direction"
          isLabelHidden
          options={directions}
          value={filter.direction}
          onChange={(direction) => onChange({ direction })}
          isDisabled={filter.sort === 'recentlyAdded'}
        />
        <Checkbox
          value={filter.showAll}
          onChange={(showAll) => onChange({ showAll })}
          label="show all events"
        />
      </div>
    </Disclosure>
  );
}
