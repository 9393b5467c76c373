import {
  addDays,
  formatCalendarDate,
  formatDaysAway,
  formatMoneyIn,
  formats,
  type DateText,
  type Formats,
} from '@evergift/data/records';
import { pageLanguage, text } from '@evergift/language';
import { contentLine, escapeText } from './content-line.ts';
import type { Occasion } from './occasion.ts';

export interface CalendarOptions {
  /** When the file is made, in milliseconds since 1970: of two files a calendar believes the later one. */
  readonly now: number;
  /** Writes the budget and who lacks a present into the entries. */
  readonly withDetails: boolean;
  /** The address of an event's page. */
  readonly addressOf: (eventId: string) => string;
  /** How the amounts and dates of an event are written; by default as this page writes. */
  readonly formatsOf?: (eventId: string) => Formats;
}

/** At this hour of the day an alarm rings. */
const alarmHour = 9;
/** Revisions are counted in seconds from here: later files have greater numbers, which fit 32 bits until 2088. */
const firstRevision = Date.UTC(2020, 0, 1);

const dateValue = (date: DateText) => date.replaceAll('-', '');
const momentValue = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * From the beginning of the day to the alarm (RFC 5545, 3.8.6.3). Days are counted by the calendar and hours by the
 * clock, so a change of the clocks moves the alarm by an hour at most, and never to another day.
 */
function trigger(leadTime: number): string {
  if (leadTime === 0) return `PT${alarmHour}H`;
  const days = leadTime === 1 ? '' : `${leadTime - 1}D`;
  return `-P${days}T${24 - alarmHour}H`;
}

function alarm({ title }: Occasion, leadTime: number): string {
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', escapeText(`${title}: ${formatDaysAway(leadTime)}`)),
    contentLine('TRIGGER', trigger(leadTime)),
    contentLine('END', 'VALARM'),
  ].join('');
}

/** Yearly; the last day of February is 29 February, and 28 February in other years. */
const rules = {
  never: '',
  yearly: contentLine('RRULE', 'FREQ=YEARLY'),
  'leap-day': contentLine('RRULE', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'),
};

/** The budget and who lacks a present. An entry of every year says which year is meant. */
function details(occasion: Occasion, by: Formats): string {
  const { date, repeats, budget, withoutPresent } = occasion;
  const money = (amount: number) => formatMoneyIn(by, amount);
  const lines = [
    ...(budget
      ? [
          text('{spent} of {budget} spent', {
            spent: money(budget.totalPurchased),
            budget: money(budget.eventBudget),
          }),
        ]
      : []),
    withoutPresent.length > 0
      ? text('Still without a present: {names}', { names: withoutPresent.join(text(', ')) })
      : text('Nobody is without a present'),
  ];
  return [...(repeats === 'never' ? [] : [formatCalendarDate(date, 'medium', by)]), ...lines].join(
    '\n',
  );
}

function entry(occasion: Occasion, options: CalendarOptions): string {
  const { id, series, title, date, repeats, remindDays } = occasion;
  const { now, withDetails, addressOf, formatsOf = formats } = options;
  const moment = momentValue(now);
  const revision = Math.max(0, Math.floor((now - firstRevision) / 1000));
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', escapeText(`${series}@evergift`)),
    contentLine('DTSTAMP', moment),
    contentLine('LAST-MODIFIED', moment),
    contentLine('SEQUENCE', String(revision)),
    contentLine('DTSTART;VALUE=DATE', dateValue(date)),
    contentLine('DTEND;VALUE=DATE', dateValue(addDays(date, 1))),
    rules[repeats],
    contentLine('SUMMARY', escapeText(title)),
    ...(withDetails
      ? [contentLine('DESCRIPTION', escapeText(details(occasion, formatsOf(id))))]
      : []),
    contentLine('URL', addressOf(id)),
    contentLine('TRANSP', 'TRANSPARENT'),
    ...remindDays.map((leadTime) => alarm(occasion, leadTime)),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/**
 * Occasions as a calendar file (RFC 5545): an entry of a whole day each, one for all years of what repeats. The same
 * occasion has the same UID in every file, so a later file updates the entries of an earlier one.
 */
export function calendarText(occasions: readonly Occasion[], options: CalendarOptions): string {
  const series = new Map<string, Occasion>();
  // On a birthday its event of next year is there too: the nearest one is used for all years.
  for (const occasion of occasions)
    if (!series.has(occasion.series)) series.set(occasion.series, occasion);
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//Evergift//Evergift//${pageLanguage().toUpperCase()}`),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('X-WR-CALNAME', 'Evergift'),
    ...[...series.values()].map((occasion) => entry(occasion, options)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}
