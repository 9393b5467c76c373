import { nextBirthday } from './birthday.ts';
import { birthdayEventOwner } from './birthday-event-id.ts';
import type { DateText } from './calendar-date.ts';

const pattern = /^repeat-(.+)-\d{4,}(_0229)?(?:_\d+)?$/;
/** What marks the id of an occurrence on 28 February whose series falls on 29 February. */
const leapDayMark = '_0229';
/** Any 29 February. */
const leapDay: DateText = '2000-02-29';

/** The series that an event belongs to: the id of the event that began it, its own for all others. */
export function seriesOf(eventId: string): string {
  return pattern.exec(eventId)?.[1] ?? eventId;
}

/** Whether an event may repeat every year: birthday events have rules of their own. */
export const mayRepeat = (eventId: string): boolean => birthdayEventOwner(eventId) === undefined;

/** Whether an event's series falls on 29 February, and on 28 February in other years. */
export function fallsOnLeapDay({ id, date }: { readonly id: string; readonly date: DateText }) {
  return date.endsWith('-02-29') || (!!pattern.exec(id)?.[2] && date.endsWith('-02-28'));
}

/** When an event that repeats every year takes place next. */
export interface NextOccurrence {
  /** Derived from series and year, so that two devices create the same event. */
  readonly id: string;
  readonly date: DateText;
}

/**
 * The first occurrence, today or later, after an event that has passed; undefined without a valid date. One of
 * 29 February falls on 28 February in other years, and on 29 February again in the next leap year. `taken` says which
 * ids are in use.
 */
export function nextOccurrence(
  { id, date }: { readonly id: string; readonly date: DateText },
  today: DateText,
  taken: (id: string) => boolean,
): NextOccurrence | undefined {
  const day = fallsOnLeapDay({ id, date }) ? leapDay : date;
  const next = nextBirthday(day, today);
  if (next === undefined) return undefined;
  const suffix = day.endsWith('-02-29') && !next.endsWith('-02-29') ? leapDayMark : '';
  const first = `repeat-${seriesOf(id)}-${next.slice(0, 4)}${suffix}`;
  let nextId = first;
  for (let count = 2; taken(nextId); count += 1) nextId = `${first}_${count}`;
  return { id: nextId, date: next };
}
