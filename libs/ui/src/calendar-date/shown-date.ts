import { text } from '@evergift/language';
import { type IsoDate, toCalendarDate, UNFINISHED_DATE } from './calendar-date.ts';

/** What to do with such a date. */
export const UNFINISHED_MESSAGE = text('Finish this date, or clear it.');

const segmentsOf = (group: HTMLElement | null) => [
  ...(group?.querySelectorAll('[role="spinbutton"]') ?? []),
];

/** How many of the segments are filled. */
export function shownSegments(group: HTMLElement | null): 'none' | 'some' | 'all' {
  const segments = segmentsOf(group);
  const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder'));
  if (empty.length === 0) return 'all';
  return empty.length < segments.length ? 'some' : 'none';
}

/** The date that the segments show: '' when they are empty, unfinished when it is no real one. */
export function shownDate(group: HTMLElement | null): IsoDate {
  const shown = shownSegments(group);
  if (shown === 'none') return '';
  if (shown === 'some') return UNFINISHED_DATE;
  const part = (type: string, length: number) => {
    const segment = segmentsOf(group).find((each) => each.getAttribute('data-type') === type);
    return (segment?.getAttribute('aria-valuenow') ?? '').padStart(length, '0');
  };
  const date = `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
  return toCalendarDate(date) ? date : UNFINISHED_DATE;
}
