import { fromAbsolute, toCalendarDate, toZoned } from '@internationalized/date';
import {
  defer,
  distinctUntilChanged,
  map,
  merge,
  repeat,
  shareReplay,
  startWith,
  take,
  timer,
  type Observable,
} from 'rxjs';
import type { DateText } from './calendar-date.ts';
import type { Clock } from './clock.ts';

/**
 * Longest wait between two looks at the clock: timers stop while a device sleeps, and zones change without an event.
 */
const longestWait = 60_000;

/** The calendar date of a moment (milliseconds since 1970) in the user's zone. */
export function dateOf(moment: number, clock: Pick<Clock, 'timeZone'>): DateText {
  return toCalendarDate(fromAbsolute(moment, clock.timeZone())).toString();
}

/** Today's calendar date in the user's zone. */
export const todayOf = (clock: Pick<Clock, 'now' | 'timeZone'>): DateText =>
  dateOf(clock.now(), clock);

/** No zone is further from UTC, in milliseconds. */
const furthestZone = 86_400_000;

/** The calendar year of a moment (milliseconds since 1970) in the user's zone; cheap but around New Year. */
export function yearOf(moment: number, clock: Clock): number {
  const year = new Date(moment).getUTCFullYear();
  const isElsewhereToo =
    moment - Date.UTC(year, 0) > furthestZone && Date.UTC(year + 1, 0) - moment > furthestZone;
  return isElsewhereToo ? year : toCalendarDate(fromAbsolute(moment, clock.timeZone())).year;
}

/** Milliseconds until the next local midnight, by the zone's own rules. */
export function untilMidnight(clock: Clock): number {
  const zone = clock.timeZone();
  const tomorrow = toCalendarDate(fromAbsolute(clock.now(), zone)).add({ days: 1 });
  return toZoned(tomorrow, zone).toDate().getTime() - clock.now();
}

/** Today as a live value: moves on at local midnight, after sleep and on a time-zone change. */
export function createToday(clock: Clock): Observable<DateText> {
  const nextLook$ = defer(() => {
    const wait = Math.min(longestWait, Math.max(1, untilMidnight(clock)));
    return merge(timer(wait, clock.scheduler), clock.wake$).pipe(take(1));
  });
  return nextLook$.pipe(
    repeat(),
    startWith(undefined),
    map(() => todayOf(clock)),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
