import { emptyEvent, eventFieldsOf, eventLabels, eventTitle } from '@evergift/data';
import type { EventFields, GiftEvent } from '@evergift/data';
import { createModalField } from '@evergift/forms';
import { typeOf } from '../type-of.ts';

/** Somebody who was typed in as a participant. */
export interface NewPerson {
  id: string;
  name: string;
}

/** The values of an event's forms; `budget` in cents, null for none. */
export interface EventFormValues extends EventFields {
  /** Participants whom nobody has added yet: they are added with the event. `people` contains their ids, too. */
  newPeople: NewPerson[];
}

/** An empty form, with participants already chosen. */
export const newEventValues = (people: readonly string[] = []): EventFormValues => ({
  ...emptyEvent,
  people: [...people],
  newPeople: [],
});

/**
 * The form's values of an event: a birthday is called as pages call it, and stored as it was unless that is changed.
 */
export const eventValuesOf = (event: GiftEvent): EventFormValues => ({
  ...eventFieldsOf(event),
  title: eventTitle(event),
  type: typeOf(event),
  people: [...event.people],
  newPeople: [],
});

/** What is saved of those who were typed in: a tag may have been taken out again. */
export const stillPicked = (newPeople: readonly NewPerson[], people: readonly string[]) =>
  newPeople.filter(({ id }) => people.includes(id));

/** A field of an event, in the forms that add and edit one. */
export const EventField = createModalField<EventFormValues>(eventLabels);
