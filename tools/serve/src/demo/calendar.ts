/** A calendar date as text, YYYY-MM-DD. */
export type CalendarDate = string;

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

/** Today in the time zone of this machine. */
export function today(now: Date): CalendarDate {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/** The date so many days later; counted in UTC, where every day has 24 hours. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A day of the year (MM-DD) in its next occurrence after a date. */
export function nextOccurrence(monthDay: string, after: CalendarDate): CalendarDate {
  const year = Number(after.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear > after ? thisYear : `${year + 1}-${monthDay}`;
}

/** The same day so many years earlier; 28 February for the 29th where there is none. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const earlier = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return earlier.endsWith('-02-29') && addDays(earlier, 0) !== earlier
    ? earlier.replace('-29', '-28')
    : earlier;
}
