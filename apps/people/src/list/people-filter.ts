import { directions, listFilterAddress } from '@evergift/forms';
import type { ListFilter, ListSort } from '@evergift/forms';
import type { PeopleSort } from '@evergift/data';

/** The sorts that the selector offers, in order. */
export const peopleSorts: readonly ListSort<PeopleSort>[] = [
  { id: 'name', label: 'Name', directions: directions.text },
  { id: 'birthday', label: 'Birthday', directions: directions.date },
  { id: 'giftCount', label: 'Gift count', directions: directions.count },
  { id: 'totalSpent', label: 'Total spent', directions: directions.amount },
  { id: 'recentlyAdded', label: 'Recently added', directions: directions.newest },
];

export type PeopleFilter = ListFilter<PeopleSort>;

/** What the list shows, and in which order, in the address. */
export const peopleFilterAddress = listFilterAddress(peopleSorts, 'name');
