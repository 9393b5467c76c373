import type { RecordGraph } from '../derived/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { eventSchema, newEventSchema, type EventInput } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { validate } from './validate.ts';
import { create, remove, update, updateChanged } from './writes.ts';

/** A new event, today or later (M5). */
export function planAddEvent(graph: RecordGraph, id: string, input: EventInput): Write[] {
  return [create('events', id, validate(newEventSchema(graph.today), input))];
}

/** What changed of an event (M6). */
export function planEditEvent(
  graph: RecordGraph,
  id: string,
  changes: Partial<EventInput>,
): Write[] {
  const event = graph.events.get(id);
  if (!event) throw new DataError('not-found');
  const { title, people, date, type, recurring, budget, notes } = event;
  const merged = { title, people, date, type, recurring, budget, notes, ...changes };
  return updateChanged('events', event, validate(eventSchema, merged));
}

/** An event; its gifts stay purchased, without an event (F7). */
export function planDeleteEvent(graph: RecordGraph, id: string): Write[] {
  if (!graph.events.get(id)) throw new DataError('not-found');
  const gifts = [...graph.giftsByEvent.ids(id)];
  return [
    ...gifts.map((giftId) => update('giftItems', giftId, { eventId: '' })),
    remove('events', id),
  ];
}
