import type { RecordGraph } from '../derived/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { eventSchema, newEventSchema, type EventInput } from '../model/gift-event.ts';
import type { Plan } from './plan.ts';
import { validate } from './validate.ts';
import { create, remove, update, updateChanged } from './writes.ts';

/** A new event, today or later (M5). */
export function planAddEvent(graph: RecordGraph, id: string, input: EventInput): Plan {
  return {
    dependents: [],
    root: [create('events', id, validate(newEventSchema(graph.today), input))],
  };
}

/** What changed of an event (M6). */
export function planEditEvent(graph: RecordGraph, id: string, changes: Partial<EventInput>): Plan {
  const event = graph.events.get(id);
  if (!event) throw new DataError('not-found');
  const { title, people, date, type, recurring, budget, notes } = event;
  const merged = { title, people, date, type, recurring, budget, notes, ...changes };
  return { dependents: [], root: updateChanged('events', event, validate(eventSchema, merged)) };
}

/** An event; its gifts stay purchased, without an event (F7). */
export function planDeleteEvent(graph: RecordGraph, id: string): Plan {
  if (!graph.events.get(id)) throw new DataError('not-found');
  return {
    dependents: [...graph.giftsByEvent.ids(id)].map((giftId) =>
      update('giftItems', giftId, { eventId: '' }),
    ),
    root: [remove('events', id)],
  };
}
