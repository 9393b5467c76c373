import { text } from '@evergift/language';
import { formats, type Formats } from '../formats/formats.ts';
import { parseCalendarDate, type DateText } from './calendar-date.ts';

const styles = {
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  'month-day': { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof styles;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: DateStyle, { dates }: Formats): Intl.DateTimeFormat {
  let found = formatters.get(dates + style);
  if (!found) {
    found = new Intl.DateTimeFormat(dates, { ...styles[style], timeZone: 'UTC' });
    formatters.set(dates + style, found);
  }
  return found;
}

/**
 * 'Dec 5, 2026' (medium), 'Saturday, December 5, 2026' (long) or 'Dec 5' (month-day); never shifted by a zone; '' when
 * it is not a date. @param by the page's formats by default
 */
export function formatCalendarDate(
  date: DateText,
  style: DateStyle = 'medium',
  by = formats(),
): string {
  const parsed = parseCalendarDate(date);
  return parsed ? formatter(style, by).format(parsed.toDate('UTC')) : '';
}

/**
 * A date where room is short: 'Dec 5' from today until a year from now, with its year otherwise.
 *
 * @param days calendar days from today, null when there is no date
 */
export function formatNearDate(date: DateText, days: number | null): string {
  const isNear = days !== null && days >= 0 && days < 365;
  return formatCalendarDate(date, isNear ? 'month-day' : 'medium');
}

/** 'Today', '1 day away', '5 days away', '1 day ago', '3 days ago'; '--' when there is no countdown. */
export function formatDaysAway(days: number | null | undefined): string {
  if (days === null || days === undefined) return '--';
  if (days === 0) return text('Today');
  const count = Math.abs(days);
  return days > 0
    ? text('{count, plural, one {# day away} other {# days away}}', { count })
    : text('{count, plural, one {# day ago} other {# days ago}}', { count });
}

/**
 * A moment as a date, a time or both, in the zone of the device.
 * @param moment milliseconds since 1970
 */
export const formatMoment = (moment: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formats().dates, options).format(moment);
