import { pageLanguage } from '@evergift/language';
import type { CalendarDate } from '@internationalized/date';
import { DateFormatter, parseDate } from '@internationalized/date';

/** 'YYYY-MM-DD': a day of the calendar, never an instant; it does not shift by time zone. */
export type IsoDate = string;

/** What a date field yields for a date that was begun and left; no date, so that a form refuses it. */
export const UNFINISHED_DATE = 'unfinished';

/** The calendar date of 'YYYY-MM-DD', or null when the text is not a real date. */
export function toCalendarDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** 'YYYY-MM-DD' of a calendar date. */
export function toIsoDate(date: CalendarDate): IsoDate {
  return date.toString();
}

/**
 * - `medium` (default): Mar 5, 2026
 * - `long`: Thursday, March 5, 2026
 * - `day`: Mar 5
 */
export type DateStyle = 'medium' | 'long' | 'day';

const OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  day: { month: 'short', day: 'numeric' },
};

/**
 * A calendar date as people read it, in their locale.
 *
 * @param text 'YYYY-MM-DD'; anything else is given back as it is, so that odd data stays visible.
 * @param locale by default the page's language
 */
export function formatDate(
  text: string,
  style: DateStyle = 'medium',
  locale: string = pageLanguage(),
): string {
  const date = toCalendarDate(text);
  if (!date) return text;
  const formatter = new DateFormatter(locale, { ...OPTIONS[style], timeZone: 'UTC' });
  return formatter.format(date.toDate('UTC'));
}
