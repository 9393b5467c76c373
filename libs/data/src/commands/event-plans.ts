import type { RecordGraph } from '../graph/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { eventSchema, newEventSchema, type EventInput } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { planAddPerson } from './person-plans.ts';
import { validate } from './validate.ts';
import { create, remove, update, updateChanged } from './writes.ts';

/** Participants whom nobody has added yet. */
export interface NewParticipants {
  /** Added in the same write as the event; `people` names their ids, too. From `createId`. */
  readonly newPeople?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

const planNewPeople = (graph: RecordGraph, { newPeople = [] }: NewParticipants): Write[] =>
  newPeople.flatMap(({ id, name }) => planAddPerson(graph, id, { name }).writes);

/** A new event, today or later. */
export function planAddEvent(
  graph: RecordGraph,
  id: string,
  input: EventInput & NewParticipants,
): Write[] {
  const event = create('events', id, validate(newEventSchema(graph.today), input));
  return [...planNewPeople(graph, input), event];
}

/** What changed of an event. */
export function planEditEvent(
  graph: RecordGraph,
  id: string,
  changes: Partial<EventInput> & NewParticipants,
): Write[] {
  const event = graph.events.get(id);
  if (!event) throw new DataError('not-found');
  const updates = updateChanged('events', event, validate(eventSchema, { ...event, ...changes }));
  return [...planNewPeople(graph, changes), ...updates];
}

/** An event; its gifts stay purchased, without an event, and what was planned for it stays an idea. */
export function planDeleteEvent(graph: RecordGraph, id: string): Write[] {
  if (!graph.events.get(id)) throw new DataError('not-found');
  const gifts = [...graph.giftsByEvent.ids(id)];
  const plans = [...graph.giftsByPlannedEvent.ids(id)];
  return [
    ...gifts.map((giftId) => update('giftItems', giftId, { eventId: '' })),
    ...plans.map((giftId) => update('giftItems', giftId, { plannedEventId: '' })),
    remove('events', id),
  ];
}
