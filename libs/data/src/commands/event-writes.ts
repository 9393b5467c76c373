import type { RecordGraph } from '../graph/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { eventSchema, newEventSchema, type EventInput } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { addPersonWrites } from './person-writes.ts';
import { validate, create, remove, update, updateChanged } from './writes.ts';

/** Participants whom nobody has added yet. */
export interface NewParticipants {
  /** Added in the same write as the event; `people` names their ids, too. From `createId`. */
  readonly newPeople?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

const newPeopleWrites = (graph: RecordGraph, { newPeople = [] }: NewParticipants): Write[] =>
  newPeople.flatMap(({ id, name }) => addPersonWrites(graph, id, { name }).writes);

/** A new event, today or later. */
export function addEventWrites(
  graph: RecordGraph,
  id: string,
  input: EventInput & NewParticipants,
): Write[] {
  const event = create('events', id, validate(newEventSchema(graph.today), input));
  return [...newPeopleWrites(graph, input), event];
}

/** What changed of an event. */
export function editEventWrites(
  graph: RecordGraph,
  id: string,
  changes: Partial<EventInput> & NewParticipants,
): Write[] {
  const event = graph.events.get(id);
  if (!event) throw new DataError('not-found');
  const updates = updateChanged('events', event, validate(eventSchema, { ...event, ...changes }));
  return [...newPeopleWrites(graph, changes), ...updates];
}

/** An event; its gifts stay purchased, without an event, and what was planned for it stays an idea. */
export function deleteEventWrites(graph: RecordGraph, id: string): Write[] {
  if (!graph.events.get(id)) throw new DataError('not-found');
  const gifts = [...graph.giftsByEvent.ids(id)];
  const ideas = [...graph.giftsByPlannedEvent.ids(id)];
  return [
    ...gifts.map((giftId) => update('giftItems', giftId, { eventId: '' })),
    ...ideas.map((giftId) => update('giftItems', giftId, { plannedEventId: '' })),
    remove('events', id),
  ];
}
