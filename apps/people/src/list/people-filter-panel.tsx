import { Disclosure } from '@evergift/ui/disclosure';
import { SearchField } from '@evergift/ui/search-field';
import { Select } from '@evergift/ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { peopleSorts } from './people-filter.ts';
import type { PeopleFilter } from './people-filter.ts';
import styles from './people-filter-panel.module.css';

interface PeopleFilterPanelProperties {
  filter: PeopleFilter;
  onChange: (next: Partial<PeopleFilter>) => void;
}

const directions = [
  { id: 'asc', label: 'Asc' },
  { id: 'desc', label: 'Desc' },
] as const;

/** 'Filter & Sort': search, sort and direction; recently added has its own order (P2 to P4). */
export function PeopleFilterPanel({ filter, onChange }: PeopleFilterPanelProperties) {
  return (
    <Disclosure title="Filter & Sort" icon={<SlidersHorizontal size={18} aria-hidden />}>
      <div className={styles.fields}>
        <SearchField
          label="Search people"
          placeholder="search people..."
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <Select
          label="Sort by"
          isLabelHidden
          options={peopleSorts}
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
      </div>
    </Disclosure>
  );
}
