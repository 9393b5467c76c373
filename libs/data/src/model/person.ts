import * as z from 'zod/mini';
import { daysBetween, type DateText } from '../calendar/calendar-date.ts';
import { calendarDate, optionalText, requiredText } from './fields.ts';
import { limits } from './limits.ts';
import { repairs, repairToEmpty } from './repairs.ts';
import type { StoredRecord } from './record.ts';

/** The text of M4 for a birthday that lies in the future. */
export const birthdayMessage = 'Birthday must be today or in the past.';

/** A person's own fields: '' where nothing was entered. */
export const personSchema = z.object({
  name: requiredText(limits.name),
  birthday: z
    ._default(z.union([z.literal(''), calendarDate(birthdayMessage)]), '')
    .register(repairs, { repair: repairToEmpty }),
  nickname: optionalText(limits.shortText),
  notes: optionalText(limits.notes),
  relationship: optionalText(limits.shortText),
});

/** The same with the rule of M3 and M4: a birthday is today or past. */
export const personSchemaOn = (today: DateText) =>
  personSchema.check(
    z.refine(({ birthday }) => (daysBetween(today, birthday) ?? 0) <= 0, {
      path: ['birthday'],
      message: birthdayMessage,
    }),
  );

export type PersonInput = z.input<typeof personSchema>;
export type PersonFields = z.output<typeof personSchema>;
/** A recipient of gifts. `birthday` is a calendar date or ''. */
export interface Person extends Readonly<PersonFields>, StoredRecord {}
