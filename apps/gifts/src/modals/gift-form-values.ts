import { emptyGiftItem, giftItemFieldsOf } from '@evergift/data';
import type { GiftItem, GiftItemFields, GiftStatus, NewGiftItemInput } from '@evergift/data';
import type { ModalRequests } from '@evergift/contract';
import { changedFields } from '@evergift/forms';
import { nobody } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';

/** What the form of a new gift holds; costs in cents. */
export interface NewGiftValues extends GiftItemFields {
  recipient: Recipient;
}

/**
 * The events that the form begins with: the one that it was opened from. An idea from there is planned for it, so that
 * it does not disappear from where it was added (O1).
 */
export const presetEvents = ({ eventId = '', plannedEventId = '' }: ModalRequests['gift.add']) => ({
  eventId,
  plannedEventId: plannedEventId || eventId,
});

/** An empty form: an idea; opened from an event, purchased for that event (M7), from its plan planned for it (O2). */
export function newGiftValues(request: ModalRequests['gift.add']): NewGiftValues {
  const { personId, eventId } = request;
  return {
    ...emptyGiftItem,
    ...presetEvents(request),
    recipient: personId ? { personId, newName: '' } : nobody,
    status: eventId ? 'purchased' : 'idea',
  };
}

/** The command's input of a new gift. */
export function newGiftInput({ recipient, ...gift }: NewGiftValues): NewGiftItemInput {
  return recipient.newName
    ? { ...gift, newPerson: { name: recipient.newName } }
    : { ...gift, personId: recipient.personId };
}

/** What both forms hold; costs in cents, and no status while it is neither idea nor purchased. */
export interface SharedGiftValues extends Omit<GiftItemFields, 'status'> {
  status: GiftStatus | '';
}

/** What the edit form holds. */
export type GiftValues = SharedGiftValues & Recipient;

const isStatus = (status: string): status is GiftStatus =>
  status === 'idea' || status === 'purchased';

/** The edit form's values of a gift; one whose status we do not know has none until one is chosen (X3). */
export const giftValuesOf = (gift: GiftItem): GiftValues => ({
  ...giftItemFieldsOf(gift),
  status: isStatus(gift.status) ? gift.status : '',
  personId: gift.personId,
  newName: '',
});

/** The command's input of an edited gift: what differs from what the form was opened with (V2). */
export function changesOf(base: GiftValues, values: GiftValues & { status: GiftStatus }) {
  const { newName, personId, status, ...fields } = changedFields(base, values);
  return {
    ...fields,
    ...(status && { status }),
    ...(newName ? { newPerson: { name: newName } } : personId !== undefined && { personId }),
  };
}
