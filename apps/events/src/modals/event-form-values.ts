import type { GiftEvent } from '@evergift/data';

/** Somebody who was typed in as a participant. */
export interface NewPerson {
  id: string;
  name: string;
}

/** What the forms of an event hold; `budget` in cents, null for none. */
export interface EventFormValues {
  title: string;
  date: string;
  /** Ids; those of `newPeople` among them. */
  people: string[];
  /** Participants whom nobody has added yet: they are added with the event. */
  newPeople: NewPerson[];
  type: string;
  budget: number | null;
  notes: string;
}

/** An empty form, with participants already chosen. */
export const newEventValues = (people: readonly string[] = []): EventFormValues => ({
  title: '',
  date: '',
  people: [...people],
  newPeople: [],
  type: '',
  budget: null,
  notes: '',
});

/** The form's values of an event. */
export const eventValuesOf = (event: GiftEvent): EventFormValues => ({
  title: event.title,
  date: event.date,
  people: [...event.people],
  newPeople: [],
  type: event.type,
  budget: event.budget,
  notes: event.notes,
});

/** What is saved of those who were typed in: a tag may have been taken out again. */
export const stillPicked = (newPeople: readonly NewPerson[], people: readonly string[]) =>
  newPeople.filter(({ id }) => people.includes(id));
