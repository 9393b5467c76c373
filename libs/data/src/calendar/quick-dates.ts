import { text } from '@evergift/language';
import { addDays, parseCalendarDate } from './calendar-date.ts';
import type { DateText } from './calendar-date.ts';

/** A day by how far away it is, for a person to choose. */
export interface QuickDate {
  label: string;
  date: DateText;
}

/**
 * The days that people name by how far away they are: in one, two and three weeks, in a month. A
 * month from the 31st is the last day of the next one.
 *
 * @param today calendar date; none are offered while it is unknown
 */
export function quickDates(today: DateText): QuickDate[] {
  const now = parseCalendarDate(today);
  if (!now) return [];
  return [
    { label: text('In a week'), date: addDays(today, 7) },
    { label: text('In 2 weeks'), date: addDays(today, 14) },
    { label: text('In 3 weeks'), date: addDays(today, 21) },
    { label: text('In a month'), date: now.add({ months: 1 }).toString() },
  ];
}
