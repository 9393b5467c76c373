import { text } from '@evergift/language';
import type { RecordGraph } from '../graph/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import {
  consistentGift,
  giftItemSchema,
  newGiftItemSchema,
  type GiftItem,
  type GiftItemFields,
  type GiftItemInput,
  type NewGiftItemInput,
} from '../model/gift-item.ts';
import type { PersonInput } from '../model/person.ts';
import { expectValidPhoto, type Photo } from '../model/photo.ts';
import { removePhoto, writePhoto } from '../photos/photo-writes.ts';
import type { PhotoWrite, Write } from '../store/document-store.ts';
import { createId } from '../values/create-id.ts';
import { changedFields } from '../values/equal.ts';
import { addPersonWrites } from './person-writes.ts';
import { validate, create, remove, update } from './writes.ts';

function nameOf(graph: RecordGraph, personId: string): string {
  const person = graph.people.get(personId);
  if (person) return person.name;
  throw new DataError('not-found', {
    message: text('This person no longer exists. Choose another.'),
  });
}

interface PhotoChange {
  /** What the gift says of its picture from now on. */
  readonly fields: { readonly photoVersion?: string };
  readonly writes: readonly PhotoWrite[];
}

/** A picture for a gift in place of the one it has; null takes that away, undefined leaves it. */
function photoChange(id: string, photo: Photo | null | undefined): PhotoChange {
  if (photo === undefined) return { fields: {}, writes: [] };
  if (photo === null) return { fields: { photoVersion: '' }, writes: [removePhoto(id)] };
  expectValidPhoto(photo);
  const photoVersion = createId();
  return { fields: { photoVersion }, writes: [writePhoto(id, photoVersion, photo)] };
}

/** A gift that becomes a purchase, and does not say when, was bought today. */
const withPurchaseDay = <Gift extends Pick<GiftItemFields, 'status' | 'purchasedOn'>>(
  graph: RecordGraph,
  gift: Gift,
): Gift =>
  gift.status === 'purchased' && gift.purchasedOn === ''
    ? { ...gift, purchasedOn: graph.today }
    : gift;

/** A new gift; with a new person both at once, and the birthday event too; with its picture. */
export function addGiftItemWrites(
  graph: RecordGraph,
  id: string,
  input: NewGiftItemInput,
  photo?: Photo,
): Write[] {
  const { newPerson, personId, ...given } = withPurchaseDay(
    graph,
    validate(newGiftItemSchema, input),
  );
  const picture = photoChange(id, photo);
  const fields = { ...given, photoVersion: '', ...picture.fields };
  if (newPerson) {
    const recipient = createId();
    const person = addPersonWrites(graph, recipient, newPerson);
    const gift = { ...fields, personId: recipient, personName: newPerson.name };
    return [...person.writes, create('giftItems', id, gift), ...picture.writes];
  }
  const gift = { ...fields, personId, personName: nameOf(graph, personId) };
  return [create('giftItems', id, gift), ...picture.writes];
}

/** The picture of a gift from now on; null for none, absent: as before. */
export interface NewPhoto {
  readonly photo?: Photo | null | undefined;
}

/** Whom a gift is for from now on; absent: as before. */
export interface NewRecipient {
  /** Somebody who exists. */
  readonly personId?: string | undefined;
  /** Somebody who is added in the same write. */
  readonly newPerson?: PersonInput | undefined;
}

/** What an edited gift says of its recipient, their name with it, and whom it adds. */
function recipientChange(
  graph: RecordGraph,
  gift: GiftItem,
  { personId, newPerson }: NewRecipient,
) {
  if (newPerson) {
    const recipient = createId();
    const { writes } = addPersonWrites(graph, recipient, newPerson);
    return { fields: { personId: recipient, personName: newPerson.name.trim() }, added: writes };
  }
  if (personId === undefined || personId === gift.personId) return { fields: {}, added: [] };
  return { fields: { personId, personName: nameOf(graph, personId) }, added: [] };
}

/** What goes with a gift's status: when one of two changes that meet says something of it, it says all of it. */
const withStatus = ({ status, eventId, plannedEventId, stage, purchasedOn }: GiftItemFields) => ({
  ...{ status, eventId, plannedEventId, stage, purchasedOn },
});

/** What changed of a gift. A change of status or event comes with all that goes with the status. */
export function editGiftItemWrites(
  graph: RecordGraph,
  id: string,
  changes: Partial<GiftItemInput> & NewRecipient & NewPhoto,
): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  const recipient = recipientChange(graph, gift, changes);
  const picture = photoChange(id, changes.photo);
  const given = validate(giftItemSchema, {
    ...gift,
    ...changes,
    photoVersion: gift.photoVersion,
    ...picture.fields,
  });
  const checked = consistentGift({ personId: gift.personId, ...given, ...recipient.fields });
  const isBought = gift.status !== 'purchased' && checked.status === 'purchased';
  const fields = isBought ? withPurchaseDay(graph, checked) : checked;
  const isMoved = fields.status !== gift.status || fields.eventId !== gift.eventId;
  const isForOthers = fields.personId !== gift.personId;
  const changed = {
    ...changedFields(gift, fields),
    ...(isMoved && withStatus(fields)),
    ...(isForOthers && { alsoFor: fields.alsoFor }),
  };
  const isSame = Object.keys(changed).length === 0;
  return isSame ? [] : [...recipient.added, update('giftItems', id, changed), ...picture.writes];
}

export function deleteGiftItemWrites(graph: RecordGraph, id: string): Write[] {
  if (!graph.giftItems.get(id)) throw new DataError('not-found');
  return [remove('giftItems', id)];
}
