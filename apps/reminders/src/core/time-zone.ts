import { fromAbsolute, parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import type { DateText } from '@evergift/data/records';

/** The zone if it is one that can be reckoned in, else UTC. */
export function knownZone(name: string): string {
  try {
    return name !== '' && new Intl.DateTimeFormat('en-US', { timeZone: name }) ? name : 'UTC';
  } catch {
    return 'UTC';
  }
}

/** The date and the hour (0 to 23) in a zone. */
export function dateAndHour(now: number, timeZone: string): { today: DateText; hour: number } {
  const here = fromAbsolute(now, timeZone);
  return { today: toCalendarDate(here).toString(), hour: here.hour };
}

/** When the hour of a day begins in a zone, in milliseconds since 1970. */
export const momentOf = (date: DateText, hour: number, timeZone: string): number =>
  toZoned(parseDate(date), timeZone).set({ hour }).toDate().getTime();
