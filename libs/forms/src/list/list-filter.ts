import type { Direction } from '@evergift/data';
import type { ListSort } from './filter-panel.tsx';

/** What every list's filter contains. */
export interface ListFilter<Sort extends string> {
  search: string;
  sort: Sort;
  direction: Direction;
}

/**
 * How that part of a filter is written in the address; defaults are left out, and what does not fit
 * is read as the default.
 *
 * @param sorts the sorts that the list offers
 * @param standard the sort that the list has without one in the address
 */
export const listFilterAddress = <Sort extends string>(
  sorts: readonly ListSort<Sort>[],
  standard: Sort,
) => ({
  read: (parameters: URLSearchParams): ListFilter<Sort> => ({
    search: parameters.get('search') ?? '',
    sort: sorts.find(({ id }) => id === parameters.get('sort'))?.id ?? standard,
    direction: parameters.get('direction') === 'desc' ? 'desc' : 'asc',
  }),

  /** @param own the list's own parameters; '' for a default */
  write: (
    { search, sort, direction }: ListFilter<Sort>,
    own: Readonly<Record<string, string>> = {},
  ): URLSearchParams => {
    const parameters = {
      search,
      ...own,
      sort: sort === standard ? '' : sort,
      direction: direction === 'asc' ? '' : direction,
    };
    return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  },
});
