import { directions } from '@evergift/forms';
import type { ListSort } from '@evergift/forms';
import { giftStages } from '@evergift/data';
import type { Direction, GiftSort, GiftStage } from '@evergift/data';

/** What the list shows, and in which order; `''` filters nothing out. */
export interface GiftFilter {
  search: string;
  status: '' | 'idea' | 'purchased';
  /** Undefined for every stage; '' for what is bought, and nothing more (O5). */
  stage: GiftStage | undefined;
  personId: string;
  eventId: string;
  sort: GiftSort;
  direction: Direction;
}

/** The sorts that the selector offers, in order (G3). */
export const giftSorts: readonly ListSort<GiftSort>[] = [
  { id: 'newest', label: 'Newest', directions: directions.newest },
  { id: 'name', label: 'Name', directions: directions.text },
  { id: 'person', label: 'Person', directions: directions.text },
  { id: 'cost', label: 'Cost', directions: directions.amount },
];

const isSort = (value: string | null): value is GiftSort =>
  giftSorts.some(({ id }) => id === value);

// In the address the first stage needs a name.
const stageNames = giftStages.map((stage) => [stage || 'bought', stage] as const);
const stageNamed = (name: string | null) => stageNames.find(([known]) => known === name)?.[1];

const isStatus = (value: string | null): value is 'idea' | 'purchased' =>
  value === 'idea' || value === 'purchased';

/** Reads the list's filter from the address; what does not fit is the default. */
export function readGiftFilter(parameters: URLSearchParams): GiftFilter {
  const sort = parameters.get('sort');
  const status = parameters.get('status');
  const stage = stageNamed(parameters.get('stage'));
  return {
    search: parameters.get('search') ?? '',
    // Only what is purchased has a stage.
    status: stage !== undefined ? 'purchased' : isStatus(status) ? status : '',
    stage,
    personId: parameters.get('person') ?? '',
    eventId: parameters.get('event') ?? '',
    sort: isSort(sort) ? sort : 'newest',
    direction: parameters.get('direction') === 'desc' ? 'desc' : 'asc',
  };
}

/** The address's parameters for a filter; defaults are left out. */
export function writeGiftFilter(filter: GiftFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (filter.search) parameters.set('search', filter.search);
  if (filter.status) parameters.set('status', filter.status);
  if (filter.stage !== undefined) parameters.set('stage', filter.stage || 'bought');
  if (filter.personId) parameters.set('person', filter.personId);
  if (filter.eventId) parameters.set('event', filter.eventId);
  if (filter.sort !== 'newest') parameters.set('sort', filter.sort);
  if (filter.direction === 'desc') parameters.set('direction', filter.direction);
  return parameters;
}
