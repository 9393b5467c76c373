import { parseDate, startOfWeek } from '@internationalized/date';
import type { DateText } from '@evergift/data/records';
import { dateAndHour, momentOf } from './time-zone.ts';

/** The hour of the day at which summaries are sent. */
const digestHour = 8;

export interface DigestDay {
  /** The day that the summary is of: today, or the Monday of this week. */
  readonly day: DateText;
  readonly today: DateText;
  /** When its hour came, in milliseconds since 1970. */
  readonly since: number;
}

/** The summary that belongs to this moment; undefined before 8 o'clock. A server that was off at 8 is late, not silent. */
export function digestDay(
  digest: 'daily' | 'weekly',
  now: number,
  timeZone: string,
): DigestDay | undefined {
  const { today, hour } = dateAndHour(now, timeZone);
  if (hour < digestHour) return undefined;
  const day = digest === 'daily' ? today : startOfWeek(parseDate(today), 'en-US', 'mon').toString();
  return { day, today, since: momentOf(day, digestHour, timeZone) };
}
