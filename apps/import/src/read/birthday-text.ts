import { isCalendarDate, unknownBirthYear } from '@evergift/data';
import type { DateText } from '@evergift/data';

/** 1990-05-12, 19900512, each also with a time behind it. */
const withYear = /^(\d{4})(-?)(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/;
/** --05-12, --0512 (RFC 6350, 4.3.1), also with a time. */
const withoutYear = /^--(\d{2})-?(\d{2})(?:[T ].*)?$/;

const two = (number: string) => number.padStart(2, '0');

/** The calendar date; undefined when there is none such. A year 0 is an unknown one. */
export function dateOf(year: string, month: string, day: string): DateText | undefined {
  const known = Number(year) === 0 ? String(unknownBirthYear) : year;
  const date = `${known.padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : undefined;
}

/**
 * The birthday that an address book wrote, in any form of RFC 6350 and RFC 2426; one without a year gets 1604. Of a
 * moment it takes the date as written. Undefined for what names no day: '1990', '1990-05', 'around Easter'.
 * @param omittedYear the year that Apple writes for an unknown one
 */
export function readBirthday(text: string, omittedYear?: string): DateText | undefined {
  const written = text.trim();
  const [, month, day] = withoutYear.exec(written) ?? [];
  if (month && day) return dateOf('0', month, day);
  const found = withYear.exec(written);
  if (!found) return undefined;
  const [, year = '', separator, monthOfYear = '', dayOfMonth = ''] = found;
  if (separator === '' && monthOfYear.length + dayOfMonth.length !== 4) return undefined;
  return dateOf(year === omittedYear ? '0' : year, monthOfYear, dayOfMonth);
}
