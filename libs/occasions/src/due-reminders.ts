import { daysBetween, type DateText } from '@evergift/data/records';
import { occasionsOf, type Occasion, type ReminderSources } from './occasion.ts';

/** An occasion that has reached one of its lead times and still lacks a present. */
export interface Reminder {
  readonly occasion: Occasion;
  /** The lead time that was reached last, in days before the occasion. */
  readonly leadTime: number;
}

/** Another zone may be a day ahead. A day further in the future was noted by a clock that was wrong. */
const mostAhead = 1;

/**
 * What to remind of today, the nearest occasion first. Asked every day, it gives each lead time once; after days on
 * which nobody asked, an occasion comes once for all lead times that it has reached meanwhile.
 *
 * @param since the day of the last notification; left out before the first: all that has reached a lead time is due
 */
export function dueReminders(sources: ReminderSources, since?: DateText): Reminder[] {
  const untold = since === undefined ? null : daysBetween(since, sources.today);
  const daysUntold = untold === null || untold < -mostAhead ? Infinity : untold;
  return occasionsOf(sources).flatMap((occasion) => {
    const { days, remindDays, withoutPresent } = occasion;
    if (withoutPresent.length === 0) return [];
    const reached = remindDays.filter((lead) => lead >= days && lead < days + daysUntold);
    return reached.length > 0 ? [{ occasion, leadTime: Math.min(...reached) }] : [];
  });
}
