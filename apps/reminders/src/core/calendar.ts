import { calendarText, occasionsOf } from '@evergift/occasions';
import type { PersonRecords } from './read-sources.ts';
import { dateAndHour, momentOf } from './time-zone.ts';

export interface CalendarRequest {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the person lives, an IANA name. */
  readonly timeZone: string;
  /** Writes the budget and who lacks a present into the entries. */
  readonly withDetails: boolean;
  readonly addressOf: (eventId: string) => string;
}

/**
 * The calendar file of all that is to come. The same text all day while nothing changes: its
 * revision is the moment of the last change, or the beginning of the day, when what is past drops out.
 */
export function calendarOf(records: PersonRecords, request: CalendarRequest): string {
  const { now, timeZone, withDetails, addressOf } = request;
  const { today } = dateAndHour(now, timeZone);
  const { settings, people, events, giftItems } = records;
  const changes = [settings, ...people, ...events, ...giftItems].map(({ updatedAt }) => updatedAt);
  const revision = changes.reduce((a, b) => Math.max(a, b), momentOf(today, 0, timeZone));
  return calendarText(occasionsOf({ ...records, today }), {
    now: revision,
    withDetails,
    addressOf,
  });
}
