import { text } from '@evergift/language';
import * as z from 'zod/mini';
import { daysBetween, type DateText } from '../calendar/calendar-date.ts';
import {
  centsOrNull,
  flag,
  optionalText,
  participants,
  reminderDaysOrNull,
  requiredDate,
  requiredText,
  storedWhenSet,
} from './fields.ts';
import { limits } from './limits.ts';
import { emptyFields, fieldsOf, labelsOf } from './record-fields.ts';
import type { StoredRecord } from './record.ts';

/** The text for a date that is not one, or that has passed. */
const eventDateMessage = text('Invalid date. Please try again.');

const shape = {
  title: requiredText(text('Title'), limits.name),
  date: requiredDate(text('Date'), eventDateMessage),
  type: optionalText(text('Type'), limits.type),
  recurring: flag(text('Repeats every year')),
  budget: centsOrNull(text('Budget')),
  notes: optionalText(text('Notes'), limits.notes),
  remindDays: storedWhenSet(reminderDaysOrNull(text('Remind me'))),
};

/** An event as it is stored: possibly without participants (its people may be gone). */
export const storedEventSchema = z.object({
  ...shape,
  people: participants(text('Participants'), 0),
});

/** An event as it is edited: title, date and at least one participant. */
export const eventSchema = z.object({ ...shape, people: participants(text('Participants'), 1) });

/** A new event: its date is today or later. */
export const newEventSchema = (today: DateText) =>
  eventSchema.check(
    z.refine(({ date }) => (daysBetween(today, date) ?? 0) >= 0, {
      path: ['date'],
      message: eventDateMessage,
    }),
  );

export type EventInput = z.input<typeof eventSchema>;
export type EventFields = z.output<typeof storedEventSchema>;
/**
 * An occasion. `people` are ids that may dangle; `budget` is in cents, null when none is set; `remindDays` are days
 * before it, null for the user's own.
 */
export interface GiftEvent extends Readonly<Omit<EventFields, 'people'>>, StoredRecord {
  readonly people: readonly string[];
}

/** What an empty form of an event contains. */
export const emptyEvent = emptyFields(storedEventSchema);
/** What forms call an event's fields. */
export const eventLabels = labelsOf(storedEventSchema);
/** What the edit form of an event contains. */
export const eventFieldsOf = (event: GiftEvent) => fieldsOf(storedEventSchema, event);
