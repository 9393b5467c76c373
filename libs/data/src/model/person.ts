import { text } from '@evergift/language';
import * as z from 'zod/mini';
import { type DateText, daysBetween } from '../calendar/calendar-date.ts';
import {
  centsOrNull,
  optionalDate,
  optionalId,
  optionalText,
  requiredText,
  storedWhenSet,
} from './fields.ts';
import { limits } from './limits.ts';
import { emptyFields, fieldsOf, labelsOf } from './record-fields.ts';
import type { StoredRecord } from './record.ts';

/** The text for a birthday that lies in the future. */
const birthdayMessage = text('Birthday must be today or in the past.');

/** A person's own fields: '' where nothing was entered, null where no budget is set (in cents). */
export const personSchema = z.object({
  name: requiredText(text('Name'), limits.name),
  birthday: optionalDate(text('Birthday'), birthdayMessage),
  nickname: optionalText(text('Nickname'), limits.shortText),
  notes: optionalText(text('Notes'), limits.notes),
  relationship: optionalText(text('Relationship'), limits.shortText),
  likes: storedWhenSet(optionalText(text('Likes'), limits.preferences)),
  sizes: storedWhenSet(optionalText(text('Sizes'), limits.preferences)),
  avoids: storedWhenSet(optionalText(text('Avoid'), limits.preferences)),
  yearlyBudget: storedWhenSet(centsOrNull(text('Yearly budget'))),
});

/** The same, and a birthday is today or past. */
export const personSchemaOn = (today: DateText) =>
  personSchema.check(
    z.refine(({ birthday }) => (daysBetween(today, birthday) ?? 0) <= 0, {
      path: ['birthday'],
      message: birthdayMessage,
    }),
  );

/** A person as they are stored. */
export const storedPersonSchema = z.object({
  ...personSchema.shape,
  member: storedWhenSet(optionalId(text('Member'))),
});

export type PersonInput = z.input<typeof personSchema>;
export type PersonFields = z.output<typeof personSchema>;
/**
 * A recipient of gifts. `birthday` is a calendar date or ''. `member` is the uid of who plans together and is this
 * person.
 */
export interface Person extends Readonly<z.output<typeof storedPersonSchema>>, StoredRecord {}

/** What an empty form of a person contains. */
export const emptyPerson = emptyFields(personSchema);
/** What forms call a person's fields. */
export const personLabels = labelsOf(personSchema);
/** What the edit form of a person contains. */
export const personFieldsOf = (person: Person): PersonFields => fieldsOf(personSchema, person);

/** What someone is called who is gone, or has no name. */
export const unknownLabel = text('Unknown');

/** Nickname preferred, else the name, else 'Unknown'. */
export function labelOf(person: Person | undefined): string {
  return person?.nickname || person?.name || text('Unknown');
}
