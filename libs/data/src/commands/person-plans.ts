import type { RecordGraph } from '../derived/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { personSchemaOn, type PersonFields, type PersonInput } from '../model/person.ts';
import {
  isBirthday,
  planBirthdayCleared,
  planBirthdayEvent,
  type BirthdaySources,
} from './birthday-plan.ts';
import type { Write } from '../store/document-store.ts';
import type { BirthdayEffect } from './outcome.ts';
import { validate } from './validate.ts';
import { create, remove, update, updateChanged } from './writes.ts';

export interface PersonPlan {
  readonly writes: readonly Write[];
  readonly birthdayEvent: BirthdayEffect;
}

export function birthdaySources(graph: RecordGraph, personId: string): BirthdaySources {
  return {
    own: [...graph.eventsByBirthdayOwner.ids(personId)].flatMap((id) => graph.events.get(id) ?? []),
    today: graph.today,
    holdsGifts: (eventId) => graph.giftsByEvent.ids(eventId).size > 0,
  };
}

/** A new person with the birthday event (B1, F4). */
export function planAddPerson(graph: RecordGraph, id: string, input: PersonInput): PersonPlan {
  const fields = validate(personSchemaOn(graph.today), input);
  const birthday = planBirthdayEvent({ id, ...fields }, birthdaySources(graph, id));
  return {
    writes: [create('people', id, fields), ...birthday.writes],
    birthdayEvent: birthday.effect,
  };
}

function planBirthdayChange(
  graph: RecordGraph,
  id: string,
  before: Pick<PersonFields, 'name' | 'birthday'>,
  after: Pick<PersonFields, 'name' | 'birthday'>,
) {
  const sources = birthdaySources(graph, id);
  if (before.birthday !== '' && after.birthday === '') return planBirthdayCleared(sources);
  const same = before.name === after.name && before.birthday === after.birthday;
  if (same || after.birthday === '') return { writes: [], effect: undefined };
  return planBirthdayEvent({ id, ...after }, sources);
}

/** What changed of a person, the birthday event (B2, B3) and the name on the gifts (F8). */
export function planEditPerson(
  graph: RecordGraph,
  id: string,
  changes: Partial<PersonInput>,
): PersonPlan {
  const person = graph.people.get(id);
  if (!person) throw new DataError('not-found');
  const fields = validate(personSchemaOn(graph.today), { ...person, ...changes });
  const event = planBirthdayChange(graph, id, person, fields);
  const renamed = [...graph.giftsByPerson.ids(id)].flatMap((giftId) => {
    const gift = graph.giftItems.get(giftId);
    return gift ? updateChanged('giftItems', gift, { personName: fields.name }) : [];
  });
  return {
    writes: [
      ...(person.name === fields.name ? [] : renamed),
      ...updateChanged('people', person, fields),
      ...event.writes,
    ],
    birthdayEvent: event.effect,
  };
}

/** A person with everything that would dangle: gifts, the birthday event of today or later, participations (F7). */
export function planDeletePerson(graph: RecordGraph, id: string): Write[] {
  if (!graph.people.get(id)) throw new DataError('not-found');
  const gifts = graph.giftsByPerson.ids(id);
  const coming = birthdaySources(graph, id).own.filter(
    (event) => event.date >= graph.today && isBirthday(event),
  );
  const going = new Set(coming.map((event) => event.id));
  const unlinked = [...going]
    .flatMap((eventId) => [...graph.giftsByEvent.ids(eventId)])
    .filter((giftId) => !gifts.has(giftId));
  const left = [...graph.eventsByParticipant.ids(id)]
    .filter((eventId) => !going.has(eventId))
    .map((eventId) => {
      const people = graph.events.get(eventId)?.people ?? [];
      return update('events', eventId, { people: people.filter((other) => other !== id) });
    });
  return [
    ...[...gifts].map((giftId) => remove('giftItems', giftId)),
    ...unlinked.map((giftId) => update('giftItems', giftId, { eventId: '' })),
    ...left,
    ...[...going].map((eventId) => remove('events', eventId)),
    remove('people', id),
  ];
}
