import { directions } from '@evergift/forms';
import type { ListSort } from '@evergift/forms';
import type { Direction, PeopleSort } from '@evergift/data';

/** What the list shows, and in which order. */
export interface PeopleFilter {
  search: string;
  sort: PeopleSort;
  direction: Direction;
}

/** The sorts that the selector offers, in order (P3). */
export const peopleSorts: readonly ListSort<PeopleSort>[] = [
  { id: 'name', label: 'Name', directions: directions.text },
  { id: 'birthday', label: 'Birthday', directions: directions.date },
  { id: 'giftCount', label: 'Gift count', directions: directions.count },
  { id: 'totalSpent', label: 'Total spent', directions: directions.amount },
  { id: 'recentlyAdded', label: 'Recently added', directions: directions.newest },
];

const isSort = (value: string | null): value is PeopleSort =>
  peopleSorts.some(({ id }) => id === value);

/** Reads the list's filter from the address; what does not fit is the default. */
export function readPeopleFilter(parameters: URLSearchParams): PeopleFilter {
  const sort = parameters.get('sort');
  return {
    search: parameters.get('search') ?? '',
    sort: isSort(sort) ? sort : 'name',
    direction: parameters.get('direction') === 'desc' ? 'desc' : 'asc',
  };
}

/** The address's parameters for a filter; defaults are left out. */
export function writePeopleFilter({ search, sort, direction }: PeopleFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (sort !== 'name') parameters.set('sort', sort);
  if (direction === 'desc') parameters.set('direction', direction);
  return parameters;
}
