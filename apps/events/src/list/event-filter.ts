import { directions } from '@evergift/forms';
import type { ListSort } from '@evergift/forms';
import type { Direction, EventSort } from '@evergift/data';

/** What the list shows, and in which order. */
export interface EventFilter {
  search: string;
  /** Past events too. */
  showAll: boolean;
  sort: EventSort;
  direction: Direction;
}

/** The sorts that the selector offers, in order (E2). */
export const eventSorts: readonly ListSort<EventSort>[] = [
  { id: 'title', label: 'Title', directions: directions.text },
  { id: 'date', label: 'Date', directions: directions.date },
  { id: 'giftCount', label: 'Gift count', directions: directions.count },
  { id: 'totalSpent', label: 'Total spent', directions: directions.amount },
  { id: 'recentlyAdded', label: 'Recently added', directions: directions.newest },
];

const isSort = (value: string | null): value is EventSort =>
  eventSorts.some(({ id }) => id === value);

/** Reads the list's filter from the address; what does not fit is the default. */
export function readEventFilter(parameters: URLSearchParams): EventFilter {
  const sort = parameters.get('sort');
  return {
    search: parameters.get('search') ?? '',
    showAll: parameters.get('show') === 'all',
    sort: isSort(sort) ? sort : 'date',
    direction: parameters.get('direction') === 'desc' ? 'desc' : 'asc',
  };
}

/** The address's parameters for a filter; defaults are left out. */
export function writeEventFilter(filter: EventFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (filter.search) parameters.set('search', filter.search);
  if (filter.showAll) parameters.set('show', 'all');
  if (filter.sort !== 'date') parameters.set('sort', filter.sort);
  if (filter.direction === 'desc') parameters.set('direction', filter.direction);
  return parameters;
}
