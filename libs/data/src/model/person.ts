import * as z from 'zod/mini';
import { type DateText, daysBetween } from '../calendar/calendar-date.ts';
import { centsOrNull, optionalDate, optionalText, requiredText, storedWhenSet } from './fields.ts';
import { limits } from './limits.ts';
import { emptyFields, fieldsOf, labelsOf } from './record-fields.ts';
import type { StoredRecord } from './record.ts';

/** The text for a birthday that lies in the future. */
const birthdayMessage = 'Birthday must be today or in the past.';

/** A person's own fields: '' where nothing was entered, null where no budget is set (in cents). */
export const personSchema = z.object({
  name: requiredText('Name', limits.name),
  birthday: optionalDate('Birthday', birthdayMessage),
  nickname: optionalText('Nickname', limits.shortText),
  notes: optionalText('Notes', limits.notes),
  relationship: optionalText('Relationship', limits.shortText),
  likes: storedWhenSet(optionalText('Likes', limits.preferences)),
  sizes: storedWhenSet(optionalText('Sizes', limits.preferences)),
  avoids: storedWhenSet(optionalText('Avoid', limits.preferences)),
  yearlyBudget: storedWhenSet(centsOrNull('Yearly budget')),
});

/** The same, and a birthday is today or past. */
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

/** What an empty form of a person contains. */
export const emptyPerson = emptyFields(personSchema);
/** What forms call a person's fields. */
export const personLabels = labelsOf(personSchema);
/** What the edit form of a person contains. */
export const personFieldsOf = (person: Person): PersonFields => fieldsOf(personSchema, person);

/** What someone is called who is gone, or has no name. */
export const unknownLabel = 'Unknown';

/** Nickname preferred, else the name, else 'Unknown'. */
export function labelOf(person: Person | undefined): string {
  return person?.nickname || person?.name || unknownLabel;
}
