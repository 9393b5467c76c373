import type { RecordGraph } from '../derived/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { consistentGift } from '../model/gift-consistency.ts';
import {
  giftItemSchema,
  newGiftItemSchema,
  type GiftItem,
  type GiftItemFields,
  type GiftItemInput,
  type NewGiftItemInput,
} from '../model/gift-item.ts';
import type { PersonInput } from '../model/person.ts';
import type { Write } from '../store/document-store.ts';
import { createId } from './id.ts';
import { planAddPerson } from './person-plans.ts';
import { validate } from './validate.ts';
import { changedFields, create, remove, update } from './writes.ts';

function nameOf(graph: RecordGraph, personId: string): string {
  const person = graph.people.get(personId);
  if (person) return person.name;
  throw new DataError('not-found', { message: 'This person no longer exists. Choose another.' });
}

/** A new gift; with a new person both at once, and the birthday event too (F4). */
export function planAddGiftItem(graph: RecordGraph, id: string, input: NewGiftItemInput): Write[] {
  const { newPerson, personId, ...fields } = validate(newGiftItemSchema, input);
  if (newPerson) {
    const recipient = createId();
    const person = planAddPerson(graph, recipient, newPerson);
    const gift = { ...fields, personId: recipient, personName: newPerson.name };
    return [...person.writes, create('giftItems', id, gift)];
  }
  const gift = { ...fields, personId, personName: nameOf(graph, personId) };
  return [create('giftItems', id, gift)];
}

/** Whom a gift is for from now on; absent: as before. */
export interface NewRecipient {
  /** Somebody who exists. */
  readonly personId?: string | undefined;
  /** Somebody who is added in the same write (F4). */
  readonly newPerson?: PersonInput | undefined;
}

/** What an edited gift says of its recipient, their name with it (F8), and whom it adds. */
function planRecipient(graph: RecordGraph, gift: GiftItem, { personId, newPerson }: NewRecipient) {
  if (newPerson) {
    const recipient = createId();
    const { writes } = planAddPerson(graph, recipient, newPerson);
    return { fields: { personId: recipient, personName: newPerson.name.trim() }, added: writes };
  }
  if (personId === undefined || personId === gift.personId) return { fields: {}, added: [] };
  return { fields: { personId, personName: nameOf(graph, personId) }, added: [] };
}

/** What goes with a gift's status: when one of two changes that meet says something of it, it says all of it (M9). */
const withStatus = ({ status, eventId, plannedEventId, stage }: GiftItemFields) => ({
  ...{ status, eventId, plannedEventId, stage },
});

/** What changed of a gift (V2). A change of status or event comes with all that goes with the status (M9). */
export function planEditGiftItem(
  graph: RecordGraph,
  id: string,
  changes: Partial<GiftItemInput> & NewRecipient,
): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  const recipient = planRecipient(graph, gift, changes);
  const given = validate(giftItemSchema, { ...gift, ...changes });
  const fields = consistentGift({ personId: gift.personId, ...given, ...recipient.fields });
  const isMoved = fields.status !== gift.status || fields.eventId !== gift.eventId;
  const isForOthers = fields.personId !== gift.personId;
  const changed = {
    ...changedFields(gift, fields),
    ...(isMoved && withStatus(fields)),
    ...(isForOthers && { alsoFor: fields.alsoFor }),
  };
  const isSame = Object.keys(changed).length === 0;
  return isSame ? [] : [...recipient.added, update('giftItems', id, changed)];
}

export function planDeleteGiftItem(graph: RecordGraph, id: string): Write[] {
  if (!graph.giftItems.get(id)) throw new DataError('not-found');
  return [remove('giftItems', id)];
}
