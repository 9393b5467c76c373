import { daysBetween, type DateText } from './calendar-date.ts';

/** The timeline's filters: '30 Days', '90 Days', 'This Year'. */
export type TimelineWindow = '30-days' | '90-days' | 'this-year';

/** Days after today at which the near windows end, inclusive. */
const lastDay = { '30-days': 31, '90-days': 91 } as const;

/** Whether a date lies in the window: from today to its end; this year ends before 1 January of the next. */
export function isInTimelineWindow(
  date: DateText,
  window: TimelineWindow,
  today: DateText,
): boolean {
  const days = daysBetween(today, date);
  if (days === null || days < 0) return false;
  return window === 'this-year' ? date.slice(0, 4) === today.slice(0, 4) : days <= lastDay[window];
}
