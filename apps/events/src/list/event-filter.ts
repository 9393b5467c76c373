import { directions, listFilterAddress } from '@evergift/forms';
import type { AddressFilter, ListFilter, ListSort } from '@evergift/forms';
import type { EventSort } from '@evergift/data';

/** What the list shows, and in which order. */
export interface EventFilter extends ListFilter<EventSort> {
  /** Past events too. */
  showAll: boolean;
}

/** The sorts that the selector offers, in order. */
export const eventSorts: readonly ListSort<EventSort>[] = [
  { id: 'title', label: 'Title', directions: directions.text },
  { id: 'date', label: 'Date', directions: directions.date },
  { id: 'giftCount', label: 'Gift count', directions: directions.count },
  { id: 'totalSpent', label: 'Total spent', directions: directions.amount },
  { id: 'recentlyAdded', label: 'Recently added', directions: directions.newest },
];

const shared = listFilterAddress(eventSorts, 'date');

/** The list's filter in the address. */
export const eventFilterAddress: AddressFilter<EventFilter> = {
  read: (parameters) => ({
    ...shared.read(parameters),
    showAll: parameters.get('show') === 'all',
  }),
  write: (filter) => shared.write(filter, { show: filter.showAll ? 'all' : '' }),
};
