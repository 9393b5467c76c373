import { CalendarDate } from '@internationalized/date';
import { daysBetween, parseCalendarDate, type DateText } from './calendar-date.ts';
import { birthdayUrgency, type Urgency } from './urgency.ts';

/**
 * The birthday in a given year, always computed from the birth date: 29 February falls on 28 February in other years.
 */
export function birthdayIn(year: number, birth: CalendarDate): CalendarDate {
  const lastOfMonth = new CalendarDate(year, birth.month, 1).calendar.getDaysInMonth(
    new CalendarDate(year, birth.month, 1),
  );
  return new CalendarDate(year, birth.month, Math.min(birth.day, lastOfMonth));
}

function occurrence(birthday: DateText, today: DateText, least: number): DateText | undefined {
  const birth = parseCalendarDate(birthday);
  const start = parseCalendarDate(today);
  if (!birth || !start) return undefined;
  const thisYear = birthdayIn(start.year, birth);
  const next = thisYear.compare(start) >= least ? thisYear : birthdayIn(start.year + 1, birth);
  return next.toString();
}

/** The next birthday, today included: what a countdown counts to. Undefined without a valid birthday. */
export function nextBirthday(birthday: DateText, today: DateText): DateText | undefined {
  return occurrence(birthday, today, 0);
}

/** The next birthday strictly after today: the date of the birthday event. */
export function nextBirthdayEventDate(birthday: DateText, today: DateText): DateText | undefined {
  return occurrence(birthday, today, 1);
}

/** Days to the next birthday, 0 on the day, with its urgency. */
export interface BirthdayCountdown {
  readonly birthday: DateText;
  readonly next: DateText;
  readonly days: number;
  readonly urgency: Urgency;
}

/** The countdown to the next birthday, or null without a valid birthday. */
export function birthdayCountdown(birthday: DateText, today: DateText): BirthdayCountdown | null {
  const next = nextBirthday(birthday, today);
  const days = next === undefined ? null : daysBetween(today, next);
  if (next === undefined || days === null) return null;
  return { birthday, next, days, urgency: birthdayUrgency(days) };
}
