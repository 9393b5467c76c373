import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { normalizeLink } from '../link/link.ts';
import { limits } from './limits.ts';
import { descriptions } from './record-fields.ts';

/** The text that is shown when a required field is missing (M5). */
const requiredMessage = 'Please fill out all required fields.';

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

const upTo = (maximum: number) => z.maxLength(maximum, `At most ${maximum} characters.`);
const anId = (pattern: RegExp) => z.string().check(z.regex(pattern, 'This is not an id.'));

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

/** A text that is copied from another record, as it stands there. */
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

/** A real calendar date (F6). */
export const requiredDate = (label: string, message: string) =>
  aDate(message).register(descriptions, { label, repair: repairToEmpty });

/** '' or a real calendar date; '' when it is left out. */
export const optionalDate = (label: string, message: string) =>
  z
    ._default(z.union([z.literal(''), aDate(message)]), '')
    .register(descriptions, { label, repair: repairToEmpty });

const cents = z
  .int('An amount in whole cents.')
  .check(
    z.minimum(0, 'An amount cannot be negative.'),
    z.maximum(limits.amount, 'This amount is too large.'),
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
        z.transform((text, context) => {
          const normalized = normalizeLink(text);
          if (normalized === undefined) {
            context.issues.push({
              code: 'custom',
              input: text,
              message: 'Enter a web address, for example https://example.com.',
            });
            return z.NEVER;
          }
          return normalized;
        }),
      ),
      '',
    )
    .register(descriptions, { label, repair: repairToEmpty });

/** Distinct ids of participants. */
export const participants = (label: string, least: number) =>
  z
    .pipe(
      z
        .array(idSchema, requiredMessage)
        .check(
          z.minLength(least, requiredMessage),
          z.maxLength(limits.participants, `At most ${limits.participants} people.`),
        ),
      z.transform((ids) => [...new Set(ids)]),
    )
    .register(descriptions, { label, repair: repairIds });
