import * as z from 'zod/mini';
import { daysBetween, type DateText } from '../calendar/calendar-date.ts';
import {
  calendarDate,
  centsOrNull,
  flag,
  optionalText,
  participants,
  requiredText,
} from './fields.ts';
import { limits } from './limits.ts';
import type { StoredRecord } from './record.ts';

/** The text of M5 for a date that is not one, or that has passed. */
export const eventDateMessage = 'Invalid date. Please try again.';

const shape = {
  title: requiredText(limits.name),
  date: calendarDate(eventDateMessage),
  type: optionalText(limits.type),
  recurring: flag,
  budget: centsOrNull,
  notes: optionalText(limits.notes),
};

/** An event as it is stored: possibly without participants (its people may be gone). */
export const storedEventSchema = z.object({ ...shape, people: participants(0) });

/** An event as it is edited: title, date and at least one participant (M6). */
export const eventSchema = z.object({ ...shape, people: participants(1) });

/** A new event: its date is today or later (M5). */
export const newEventSchema = (today: DateText) =>
  eventSchema.check(
    z.refine(({ date }) => (daysBetween(today, date) ?? 0) >= 0, {
      path: ['date'],
      message: eventDateMessage,
    }),
  );

export type EventInput = z.input<typeof eventSchema>;
export type EventFields = z.output<typeof storedEventSchema>;
/** An occasion. `people` are ids that may dangle; `budget` is in cents, null when none is set. */
export interface GiftEvent extends Readonly<Omit<EventFields, 'people'>>, StoredRecord {
  readonly people: readonly string[];
}
