import { text } from '@evergift/language';
import { Disclosure } from '@evergift/ui/disclosure';
import { SearchField } from '@evergift/ui/search-field';
import { Select } from '@evergift/ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SetFilters } from './set-filters.tsx';
import type { SetFilter } from './set-filters.tsx';
import styles from './filter-panel.module.css';

/** What every list is filtered and sorted by. */
interface ListFilter<Sort extends string> {
  search: string;
  sort: Sort;
  direction: 'asc' | 'desc';
}

interface FilterPanelProperties<Sort extends string> {
  filter: ListFilter<Sort>;
  /** Called with what has changed. */
  onChange: (next: Partial<ListFilter<Sort>>) => void;
  /** Names the search box: 'Search people'. */
  searchLabel: string;
  /** Shown in the empty search box: 'search people...'. */
  placeholder: string;
  /** The sorts that the selector offers, in order. */
  sorts: readonly ListSort<Sort>[];
  /** The sort that has an order of its own: the direction cannot be chosen then. */
  undirectedSort: Sort;
  /** Further filters, between the search and the sort: `FilterChoice`s, a `Checkbox`. */
  filters?: ReactNode;
  /** Which of the further filters are set; the folded panel names them. */
  set?: readonly SetFilter[];
  /** There is nothing that could be filtered: nothing is shown. Default false. */
  isHidden?: boolean;
}

/** What a list can be sorted by. */
export interface ListSort<Sort extends string> {
  id: Sort;
  label: string;
  /** What ascending and descending mean for it: 'A to Z' and 'Z to A'. */
  directions: Directions;
}

type Directions = readonly { id: 'asc' | 'desc'; label: string }[];

const named = (ascending: string, descending: string): Directions => [
  { id: 'asc', label: ascending },
  { id: 'desc', label: descending },
];

/**
 * The directions of the kinds of things that lists are sorted by. They are made once: a selector
 * builds its list anew, in a commit of its own, when it gets another array.
 */
export const directions = {
  text: named(text('A to Z'), text('Z to A')),
  date: named(text('Soonest first'), text('Latest first')),
  count: named(text('Fewest first'), text('Most first')),
  amount: named(text('Lowest first'), text('Highest first')),
  newest: named(text('Newest first'), text('Newest first')),
};

const none: readonly SetFilter[] = [];

type SortProperties<Sort extends string> = Pick<
  FilterPanelProperties<Sort>,
  'sorts' | 'undirectedSort' | 'onChange'
> &
  Pick<ListFilter<Sort>, 'sort' | 'direction'>;

function Sorting<Sort extends string>(properties: SortProperties<Sort>) {
  const { sorts, sort, direction, undirectedSort, onChange } = properties;
  const current = sorts.find(({ id }) => id === sort)?.directions ?? directions.text;
  return (
    <>
      <Select
        label={text('Sort by')}
        isLabelHidden
        variant="chip"
        options={sorts}
        value={sort}
        onChange={(next) => onChange({ sort: next })}
      />
      <Select
        label={text('Direction')}
        isLabelHidden
        variant="chip"
        options={current}
        value={direction}
        onChange={(next) => onChange({ direction: next })}
        isDisabled={sort === undirectedSort}
      />
    </>
  );
}

/** Memoized: a letter in the search changes neither. */
const SortChoices = memo(Sorting) as typeof Sorting;

function Panel<Sort extends string>({
  filter,
  onChange,
  searchLabel,
  placeholder,
  sorts,
  undirectedSort,
  filters,
  set = none,
  isHidden = false,
}: FilterPanelProperties<Sort>) {
  const [isOpen, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  if (isHidden) return null;
  const searched = filter.search && {
    id: 'search',
    label: text('“{words}”', { words: filter.search }),
    onRemove: () => onChange({ search: '' }),
  };
  return (
    <div ref={panel} className={styles.panel} data-unprinted>
      <Disclosure
        title={text('Filter & Sort')}
        icon={<SlidersHorizontal size={18} aria-hidden />}
        variant="tools"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <div className={styles.fields}>
          <SearchField
            label={searchLabel}
            placeholder={placeholder}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
          <div className={styles.choices}>
            {filters}
            <SortChoices
              sort={filter.sort}
              direction={filter.direction}
              {...{ sorts, undirectedSort, onChange }}
            />
          </div>
        </div>
      </Disclosure>
      {!isOpen && <SetFilters filters={searched ? [searched, ...set] : set} panel={panel} />}
    </div>
  );
}

/**
 * 'Filter & Sort' above a list: search, filters, sort and direction; open at first. On a phone it
 * is two lines, the search and a line of choices that scrolls.
 */
export const FilterPanel = memo(Panel) as typeof Panel;
