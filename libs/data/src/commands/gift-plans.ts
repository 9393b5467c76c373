import type { RecordGraph } from '../derived/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import {
  giftItemSchema,
  newGiftItemSchema,
  type GiftItemInput,
  type NewGiftItemInput,
} from '../model/gift-item.ts';
import type { Write } from '../store/document-store.ts';
import { createId } from './id.ts';
import { planAddPerson } from './person-plans.ts';
import { validate } from './validate.ts';
import { create, remove, update } from './writes.ts';

/** A new gift; with a new person both at once, and the birthday event too (F4). */
export function planAddGiftItem(graph: RecordGraph, id: string, input: NewGiftItemInput): Write[] {
  const { newPerson, personId, ...fields } = validate(newGiftItemSchema, input);
  if (newPerson) {
    const recipient = createId();
    const person = planAddPerson(graph, recipient, newPerson);
    const gift = { ...fields, personId: recipient, personName: newPerson.name };
    return [...person.writes, create('giftItems', id, gift)];
  }
  const person = graph.people.get(personId);
  if (!person) {
    throw new DataError('not-found', { message: 'This person no longer exists. Choose another.' });
  }
  const gift = { ...fields, personId, personName: person.name };
  return [create('giftItems', id, gift)];
}

/** A gift's fields as one unit: status, event and costs belong together (M9). */
export function planEditGiftItem(
  graph: RecordGraph,
  id: string,
  changes: Partial<GiftItemInput>,
): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  const { name, status, eventId, url, estimatedCost, purchasedCost } = gift;
  const merged = { name, status, eventId, url, estimatedCost, purchasedCost, ...changes };
  const fields = validate(giftItemSchema, merged);
  const same = Object.entries(fields).every(
    ([field, value]) => gift[field as keyof typeof fields] === value,
  );
  return same ? [] : [update('giftItems', id, fields)];
}

export function planDeleteGiftItem(graph: RecordGraph, id: string): Write[] {
  if (!graph.giftItems.get(id)) throw new DataError('not-found');
  return [remove('giftItems', id)];
}
