import { text } from '@evergift/language';
import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { normalizeLink } from '../link/link.ts';
import { limits } from './limits.ts';
import { descriptions } from './record-fields.ts';

/** The text that is shown when a required field is missing. */
const requiredMessage = text('Please fill out all required fields.');

const repairText = (value: unknown) => (typeof value === 'string' ? value : '');
const repairToEmpty = () => '';
const repairAmount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(limits.amount, Math.max(0, Math.round(value)))
    : 0;
const repairIds = (value: unknown) =>
  Array.isArray(value)
    ? [...new Set(value.filter((entry): entry is string => typeof entry === 'string' && !!entry))]
    : [];

/**
 * A field that came after the first release. A document without it has the default, and the default is never
 * stored: so a document that does not use the field stays as older releases know it.
 */
export function storedWhenSet<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const description = descriptions.get(schema);
  if (description) descriptions.add(schema, { ...description, isStoredWhenSet: true });
  return schema;
}

const upTo = (maximum: number) =>
  z.maxLength(maximum, text('At most {count} characters.', { count: String(maximum) }));
const anId = (pattern: RegExp) => z.string().check(z.regex(pattern, text('This is not an id.')));

/** Letters, digits, _ and -: what is stored and asked for under this name. */
export const idSchema = anId(/^[A-Za-z0-9_-]{1,128}$/);

/** A text that is not blank, trimmed. */
export const requiredText = (label: string, maximum: number) =>
  z
    .string(requiredMessage)
    .check(z.trim(), z.minLength(1, requiredMessage), upTo(maximum))
    .register(descriptions, { label, repair: repairText });

/** A text that may be empty, trimmed; '' when it is left out. */
export const optionalText = (label: string, maximum: number) =>
  z
    ._default(z.string().check(z.trim(), upTo(maximum)), '')
    .register(descriptions, { label, repair: repairText });

/** A text that is copied from another record, as it is there. */
export const copiedText = (label: string, maximum: number) =>
  z.string().check(upTo(maximum)).register(descriptions, { label, repair: repairText });

/** The id of another record. */
export const requiredId = (label: string) =>
  z.clone(idSchema).register(descriptions, { label, repair: repairText });

/** '' or an id; '' when it is left out. */
export const optionalId = (label: string) =>
  z
    ._default(anId(/^[A-Za-z0-9_-]{0,128}$/), '')
    .register(descriptions, { label, repair: repairText });

const aDate = (message: string) => z.string(message).check(z.refine(isCalendarDate, message));

/** A real calendar date. */
export const requiredDate = (label: string, message: string) =>
  aDate(message).register(descriptions, { label, repair: repairToEmpty });

/** '' or a real calendar date; '' when it is left out. */
export const optionalDate = (label: string, message: string) =>
  z
    ._default(z.union([z.literal(''), aDate(message)]), '')
    .register(descriptions, { label, repair: repairToEmpty });

const cents = z
  .int(text('An amount in whole cents.'))
  .check(
    z.minimum(0, text('An amount cannot be negative.')),
    z.maximum(limits.amount, text('This amount is too large.')),
  );

/** Whole cents; 0 when they are left out. */
export const optionalCents = (label: string) =>
  z._default(cents, 0).register(descriptions, { label, repair: repairAmount });

/** Whole cents or null; null when they are left out. */
export const centsOrNull = (label: string) =>
  z._default(z.nullable(cents), null).register(descriptions, {
    label,
    repair: (value) => (typeof value === 'number' ? repairAmount(value) : null),
  });

/** True or false; false when it is left out. */
export const flag = (label: string) =>
  z
    ._default(z.boolean(), false)
    .register(descriptions, { label, repair: (value) => value === true });

/** '' or a web link, normalised; everything else is refused. */
export const link = (label: string) =>
  z
    ._default(
      z.pipe(
        z.string(),
        z.transform((typed, context) => {
          const normalized = normalizeLink(typed);
          if (normalized === undefined) {
            context.issues.push({
              code: 'custom',
              input: typed,
              message: text('Enter a web address, for example https://example.com.'),
            });
            return z.NEVER;
          }
          return normalized;
        }),
      ),
      '',
    )
    .register(descriptions, { label, repair: repairToEmpty });

const aDay = z
  .int(text('A whole number of days.'))
  .check(
    z.minimum(0, text('Days cannot be negative.')),
    z.maximum(limits.reminderDays, text('At most {count} days.', { count: limits.reminderDays })),
  );
const days = z.pipe(
  z.readonly(
    z
      .array(aDay)
      .check(
        z.maxLength(
          limits.reminders,
          text('At most {count} reminders.', { count: limits.reminders }),
        ),
      ),
  ),
  z.transform((values): readonly number[] => [...new Set(values)].sort((a, b) => b - a)),
);

/** Days before an event on which to remind, distinct, earliest first; `fallback` when they are left out. */
export const reminderDays = (label: string, fallback: readonly number[]) =>
  z._default(days, fallback).register(descriptions, { label, repair: () => fallback });

/** The same, or null when they are left out. */
export const reminderDaysOrNull = (label: string) =>
  z._default(z.nullable(days), null).register(descriptions, { label, repair: () => null });

/** Distinct ids of people, none when they are left out. */
export const optionalIds = (label: string, most: number) =>
  z
    ._default(
      z.pipe(
        z.readonly(
          z
            .array(idSchema)
            .check(z.maxLength(most, text('At most {count} people.', { count: most }))),
        ),
        z.transform((ids): readonly string[] => [...new Set(ids)]),
      ),
      [],
    )
    .register(descriptions, { label, repair: repairIds });

/** One of some words, the first when it is left out; any other value is read as the first. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  label: string,
  words: Words,
) => z._default(z.enum(words), words[0]).register(descriptions, { label, repair: () => words[0] });

/** Distinct ids of participants. */
export const participants = (label: string, least: number) =>
  z
    .pipe(
      z
        .array(idSchema, requiredMessage)
        .check(
          z.minLength(least, requiredMessage),
          z.maxLength(
            limits.participants,
            text('At most {count} people.', { count: limits.participants }),
          ),
        ),
      z.transform((ids) => [...new Set(ids)]),
    )
    .register(descriptions, { label, repair: repairIds });
