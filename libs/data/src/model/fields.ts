import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { normalizeLink } from '../link/link.ts';
import { limits, requiredMessage } from './limits.ts';
import { repairAmount, repairIds, repairs, repairText, repairToEmpty } from './repairs.ts';

const tooLong = (maximum: number) => `At most ${maximum} characters.`;

/** A text that is not blank, trimmed. */
export const requiredText = (maximum: number) =>
  z
    .string(requiredMessage)
    .check(z.trim(), z.minLength(1, requiredMessage), z.maxLength(maximum, tooLong(maximum)))
    .register(repairs, { repair: repairText });

/** A text that may be empty, trimmed; '' when it is left out. */
export const optionalText = (maximum: number) =>
  z
    ._default(z.string().check(z.trim(), z.maxLength(maximum, tooLong(maximum))), '')
    .register(repairs, { repair: repairText });

export const id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128}$/, 'This is not an id.'))
  .register(repairs, { repair: repairText });

/** '' or an id; '' when it is left out. */
export const optionalId = z
  ._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/, 'This is not an id.')), '')
  .register(repairs, { repair: repairText });

/** A real calendar date (F6). */
export const calendarDate = (message: string) =>
  z
    .string(message)
    .check(z.refine(isCalendarDate, message))
    .register(repairs, { repair: repairToEmpty });

/** Whole cents in range. */
const cents = z
  .int('An amount in whole cents.')
  .check(
    z.minimum(0, 'An amount cannot be negative.'),
    z.maximum(limits.amount, 'This amount is too large.'),
  );

/** Whole cents; 0 when they are left out. */
export const optionalCents = z._default(cents, 0).register(repairs, { repair: repairAmount });

/** Whole cents or null; null when they are left out. */
export const centsOrNull = z._default(z.nullable(cents), null).register(repairs, {
  repair: (value) => (typeof value === 'number' ? repairAmount(value) : null),
});

/** True or false; false when it is left out. */
export const flag = z
  ._default(z.boolean(), false)
  .register(repairs, { repair: (value) => value === true });

/** '' or a web link, normalised; everything else is refused. */
export const link = z
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
  .register(repairs, { repair: repairToEmpty });

/** Distinct ids of participants. */
export const participants = (least: number) =>
  z
    .pipe(
      z
        .array(id, requiredMessage)
        .check(
          z.minLength(least, requiredMessage),
          z.maxLength(limits.participants, `At most ${limits.participants} people.`),
        ),
      z.transform((ids) => [...new Set(ids)]),
    )
    .register(repairs, { repair: repairIds });
