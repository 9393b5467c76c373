import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';

/** A calendar date as text, `YYYY-MM-DD`, in the user's own zone; never an instant. */
export type DateText = string;

const pattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** The date that the text names, or undefined when it is not a real calendar date. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!pattern.test(text)) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** Whether the text is `YYYY-MM-DD` and a real calendar date. */
export function isCalendarDate(text: string): boolean {
  return parseCalendarDate(text) !== undefined;
}

/** Whole calendar days from one date to another; negative when `to` is earlier, null when one of them is not a date. */
export function daysBetween(from: DateText, to: DateText): number | null {
  const start = parseCalendarDate(from);
  const end = parseCalendarDate(to);
  return start && end ? end.compare(start) : null;
}

/** The date a number of calendar days later; '' when the text is not a date. */
export function addDays(date: DateText, days: number): DateText {
  return parseCalendarDate(date)?.add({ days }).toString() ?? '';
}
