import { text } from '@evergift/language';
import { directions, listFilterAddress } from '@evergift/forms';
import type { AddressFilter, ListFilter, ListSort } from '@evergift/forms';
import { giftStages } from '@evergift/data';
import type { GiftSort, GiftStage } from '@evergift/data';

/** What the list shows, and in which order; `''` filters nothing out. */
export interface GiftFilter extends ListFilter<GiftSort> {
  status: '' | 'idea' | 'purchased';
  /** Undefined for every stage; '' for what is bought, and nothing more. */
  stage: GiftStage | undefined;
  personId: string;
  eventId: string;
}

/** The sorts that the selector offers, in order. */
export const giftSorts: readonly ListSort<GiftSort>[] = [
  { id: 'newest', label: text('Newest'), directions: directions.newest },
  { id: 'name', label: text('Name'), directions: directions.text },
  { id: 'person', label: text('Person'), directions: directions.text },
  { id: 'cost', label: text('Cost'), directions: directions.amount },
];

const shared = listFilterAddress(giftSorts, 'newest');

// In the address the first stage needs a name.
const stageNames = giftStages.map((stage) => [stage || 'bought', stage] as const);
const stageNamed = (name: string | null) => stageNames.find(([known]) => known === name)?.[1];

const isStatus = (value: string | null): value is 'idea' | 'purchased' =>
  value === 'idea' || value === 'purchased';

/** The list's filter in the address. */
export const giftFilterAddress: AddressFilter<GiftFilter> = {
  read: (parameters) => {
    const status = parameters.get('status');
    const stage = stageNamed(parameters.get('stage'));
    return {
      ...shared.read(parameters),
      // Only what is purchased has a stage.
      status: stage !== undefined ? 'purchased' : isStatus(status) ? status : '',
      stage,
      personId: parameters.get('person') ?? '',
      eventId: parameters.get('event') ?? '',
    };
  },
  write: (filter) =>
    shared.write(filter, {
      status: filter.status,
      stage: filter.stage === undefined ? '' : filter.stage || 'bought',
      person: filter.personId,
      event: filter.eventId,
    }),
};
