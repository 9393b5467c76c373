import { emptyGiftItem, giftItemFieldsOf, giftItemLabels } from '@evergift/data';
import type {
  GiftItem,
  GiftItemFields,
  GiftStatus,
  NewGiftItemInput,
  SeenBy,
} from '@evergift/data';
import type { ModalRequests } from '@evergift/contract';
import { changedFields, createModalField } from '@evergift/forms';
import { photoOfText, savedPhoto } from '../photo/photo-text.ts';
import type { PhotoText } from '../photo/photo-text.ts';
import { emptyLine } from './line/line-fields.ts';
import type { LineState } from './line/line-fields.ts';
import { nobody } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';

/** The values of a new gift's form; costs in cents. */
export interface NewGiftValues extends Omit<GiftItemFields, 'photoVersion'> {
  recipient: Recipient;
  photo: PhotoText;
  /** Who sees it, in a planner of several. */
  seenBy: SeenBy;
  /** What was understood of `name`, which contains the line as it is typed. */
  line: LineState;
}

/**
 * The events that the form begins with: the one that it was opened from. An idea from there is planned for it, so that
 * it does not disappear from where it was added.
 */
export const presetEvents = ({ eventId = '', plannedEventId = '' }: ModalRequests['gift.add']) => ({
  eventId,
  plannedEventId: plannedEventId || eventId,
});

/** An empty form: an idea; opened from an event, purchased for that event, from its plan planned for it. */
export function newGiftValues(request: ModalRequests['gift.add']): NewGiftValues {
  const { personId, eventId } = request;
  const { photoVersion: _, ...empty } = emptyGiftItem;
  return {
    ...empty,
    ...presetEvents(request),
    recipient: personId ? { personId, newName: '' } : nobody,
    status: eventId ? 'purchased' : 'idea',
    photo: savedPhoto,
    seenBy: 'others',
    line: emptyLine,
  };
}

/**
 * The form of the next gift for the same people and occasion: all else begins anew. Somebody new was
 * added with the gift before, and is chosen by name from now on.
 */
export function nextGiftValues({
  recipient,
  alsoFor,
  status,
  eventId,
  plannedEventId,
}: NewGiftValues): NewGiftValues {
  const chosen = recipient.newName ? nobody : recipient;
  return { ...newGiftValues({}), recipient: chosen, alsoFor, status, eventId, plannedEventId };
}

/** The command's input of a new gift, its picture aside. */
export function newGiftInput(values: NewGiftValues): NewGiftItemInput {
  const { recipient, photo: _, seenBy: __, line, ...fields } = values;
  const gift = { ...fields, name: line.name };
  return recipient.newName
    ? { ...gift, newPerson: { name: recipient.newName } }
    : { ...gift, personId: recipient.personId };
}

/** The values of both forms; costs in cents, and no status while it is neither idea nor purchased. */
export interface SharedGiftValues extends Omit<GiftItemFields, 'status' | 'photoVersion'> {
  status: GiftStatus | '';
  photo: PhotoText;
}

/** The values of the edit form. */
export type GiftValues = SharedGiftValues & Recipient;

const isStatus = (status: string): status is GiftStatus =>
  status === 'idea' || status === 'purchased';

/** The edit form's values of a gift; one whose status we do not know has none until one is chosen. */
export function giftValuesOf(gift: GiftItem): GiftValues {
  const { photoVersion: _, ...fields } = giftItemFieldsOf(gift);
  return {
    ...fields,
    status: isStatus(gift.status) ? gift.status : '',
    personId: gift.personId,
    newName: '',
    photo: savedPhoto,
  };
}

/** The command's input of an edited gift: what differs from what the form was opened with. */
export function changesOf(base: GiftValues, values: GiftValues & { status: GiftStatus }) {
  const { newName, personId, status, photo = savedPhoto, ...fields } = changedFields(base, values);
  return {
    ...fields,
    photo: photoOfText(photo),
    ...(status && { status }),
    ...(newName ? { newPerson: { name: newName } } : personId !== undefined && { personId }),
  };
}

/** The command's input of a gift that was deleted elsewhere while its form was open, its picture aside. */
export function keptGiftInput(
  gift: GiftItem,
  { personId, newName, status, ...fields }: Omit<GiftValues, 'photo'>,
): NewGiftItemInput {
  const kept = { ...fields, status: status || 'idea', name: fields.name.trim() || gift.name };
  return newName ? { ...kept, newPerson: { name: newName } } : { ...kept, personId };
}

/** A field of a gift, in the forms that add and edit one. */
export const GiftField = createModalField<SharedGiftValues>(giftItemLabels);
