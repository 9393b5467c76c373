import type { GiftEvent } from '@evergift/data';

/** What the forms of an event hold; `budget` in cents, null for none. */
export interface EventFormValues {
  title: string;
  date: string;
  people: string[];
  type: string;
  budget: number | null;
  notes: string;
}

/** An empty form, with participants already chosen. */
export const newEventValues = (people: readonly string[] = []): EventFormValues => ({
  title: '',
  date: '',
  people: [...people],
  type: '',
  budget: null,
  notes: '',
});

/** The form's values of an event. */
export const eventValuesOf = (event: GiftEvent): EventFormValues => ({
  title: event.title,
  date: event.date,
  people: [...event.people],
  type: event.type,
  budget: event.budget,
  notes: event.notes,
});
