import type { RecordGraph } from '../graph/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import { type GiftItem, peopleOf } from '../model/gift-item.ts';
import { personSchemaOn, type PersonFields, type PersonInput } from '../model/person.ts';
import {
  isBirthday,
  birthdayClearedWrites,
  birthdayEventWrites,
  type BirthdaySources,
} from './birthday-writes.ts';
import type { Write } from '../store/document-store.ts';
import type { BirthdayEffect } from './outcome.ts';
import { validate, create, remove, update, updateChanged } from './writes.ts';

export interface PersonWrites {
  readonly writes: readonly Write[];
  readonly birthdayEvent: BirthdayEffect;
}

export function birthdaySources(graph: RecordGraph, personId: string): BirthdaySources {
  return {
    own: [...graph.eventsByBirthdayOwner.ids(personId)].flatMap((id) => graph.events.get(id) ?? []),
    today: graph.today,
    hasGifts: (eventId) =>
      graph.giftsByEvent.ids(eventId).size > 0 || graph.giftsByPlannedEvent.ids(eventId).size > 0,
  };
}

/** A new person with the birthday event. */
export function addPersonWrites(graph: RecordGraph, id: string, input: PersonInput): PersonWrites {
  const fields = validate(personSchemaOn(graph.today), input);
  const birthday = birthdayEventWrites({ id, ...fields }, birthdaySources(graph, id));
  return {
    writes: [create('people', id, fields), ...birthday.writes],
    birthdayEvent: birthday.effect,
  };
}

function birthdayChangeWrites(
  graph: RecordGraph,
  id: string,
  before: Pick<PersonFields, 'name' | 'birthday'>,
  after: Pick<PersonFields, 'name' | 'birthday'>,
) {
  const sources = birthdaySources(graph, id);
  if (before.birthday !== '' && after.birthday === '') return birthdayClearedWrites(sources);
  const same = before.name === after.name && before.birthday === after.birthday;
  if (same || after.birthday === '') return { writes: [], effect: undefined };
  return birthdayEventWrites({ id, ...after }, sources);
}

/** What changed of a person, the birthday event and the name on the gifts. */
export function editPersonWrites(
  graph: RecordGraph,
  id: string,
  changes: Partial<PersonInput>,
): PersonWrites {
  const person = graph.people.get(id);
  if (!person) throw new DataError('not-found');
  const fields = validate(personSchemaOn(graph.today), { ...person, ...changes });
  const event = birthdayChangeWrites(graph, id, person, fields);
  const renamed = [...graph.giftsByPerson.ids(id)].flatMap((giftId) => {
    const gift = graph.giftItems.get(giftId);
    if (gift?.personId !== id) return [];
    return updateChanged('giftItems', gift, { personName: fields.name });
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

/** A gift without one of its people: the next one becomes the first. Undefined when there is no other. */
export function withoutPerson(
  graph: RecordGraph,
  gift: GiftItem,
  id: string,
): Partial<GiftItem> | undefined {
  const alsoFor = gift.alsoFor.filter((other) => other !== id);
  if (gift.personId !== id) return { alsoFor };
  const next = alsoFor.map((other) => graph.people.get(other)).find((person) => person);
  if (!next) return undefined;
  return {
    personId: next.id,
    personName: next.name,
    alsoFor: alsoFor.filter((other) => other !== next.id),
  };
}

/** What becomes of a gift when one of its people and some events go. */
function keptOrRemovedWrites(
  graph: RecordGraph,
  gift: GiftItem,
  { personId, events }: { personId: string; events: ReadonlySet<string> },
): Write[] {
  const isTheirs = peopleOf(gift).includes(personId);
  const shared = isTheirs ? withoutPerson(graph, gift, personId) : {};
  if (!shared) return [remove('giftItems', gift.id)];
  return updateChanged('giftItems', gift, {
    ...shared,
    ...(events.has(gift.eventId) && { eventId: '' }),
    ...(events.has(gift.plannedEventId) && { plannedEventId: '' }),
  });
}

/**
 * A person with everything that would dangle: the gifts that are for nobody else, the birthday event of today or later,
 * participations. Shared gifts stay for the others.
 */
export function deletePersonWrites(graph: RecordGraph, id: string): Write[] {
  if (!graph.people.get(id)) throw new DataError('not-found');
  const coming = birthdaySources(graph, id).own.filter(
    (event) => event.date >= graph.today && isBirthday(event),
  );
  const going = new Set(coming.map((event) => event.id));
  const gifts = new Set([
    ...graph.giftsByPerson.ids(id),
    ...[...going].flatMap((eventId) => [
      ...graph.giftsByEvent.ids(eventId),
      ...graph.giftsByPlannedEvent.ids(eventId),
    ]),
  ]);
  const left = [...graph.eventsByParticipant.ids(id)]
    .filter((eventId) => !going.has(eventId))
    .map((eventId) => {
      const people = graph.events.get(eventId)?.people ?? [];
      return update('events', eventId, { people: people.filter((other) => other !== id) });
    });
  return [
    ...[...gifts].flatMap((giftId) => {
      const gift = graph.giftItems.get(giftId);
      return gift ? keptOrRemovedWrites(graph, gift, { personId: id, events: going }) : [];
    }),
    ...left,
    ...[...going].map((eventId) => remove('events', eventId)),
    remove('people', id),
  ];
}
