import { directions, listFilterAddress } from '@evergift/forms';
import type { AddressFilter, ListFilter, ListSort } from '@evergift/forms';
import type { EventSort } from '@evergift/data';
import { text } from '@evergift/language';

/** What the list shows, and in which order. */
export interface EventFilter extends ListFilter<EventSort> {
  /** Past events too. */
  showAll: boolean;
}

/** The sorts that the selector offers, in order. */
export const eventSorts: readonly ListSort<EventSort>[] = [
  { id: 'title', label: text('Title'), directions: directions.text },
  { id: 'date', label: text('Date'), directions: directions.date },
  { id: 'giftCount', label: text('Gift count'), directions: directions.count },
  { id: 'totalSpent', label: text('Total spent'), directions: directions.amount },
  { id: 'recentlyAdded', label: text('Recently added'), directions: directions.newest },
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
