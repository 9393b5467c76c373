import {
  formatCalendarDate,
  formatDaysAway,
  isToWrap,
  type DateText,
} from '@evergift/data/records';
import { pageLanguage, text } from '@evergift/language';
import { dueReminders, occasionsOf, type Occasion } from '@evergift/occasions';
import type { PersonRecords } from './read-sources.ts';

/** An occasion of a letter, in words. It names no gift: mails are read beside those who get them. */
export interface LetterEntry {
  readonly title: string;
  /** Such as '7 days away'. */
  readonly countdown: string;
  readonly date: string;
  readonly todo: readonly string[];
  readonly link: string;
}

/** A summary of what there is to do. */
export interface Letter {
  readonly subject: string;
  readonly entries: readonly LetterEntry[];
}

export interface LetterRequest {
  readonly digest: 'daily' | 'weekly';
  readonly today: DateText;
  /** The day of the last notification; undefined before the first. */
  readonly since: DateText | undefined;
  readonly addressOf: (eventId: string) => string;
}

/** A weekly letter looks so many days ahead, as 'Next up' does. */
const daysAhead = 30;
/** Days before an event within which its presents want wrapping. */
const wrappingDays = 7;

function presentsToWrap({ id, days }: Occasion, { giftItems }: PersonRecords): number {
  if (days > wrappingDays) return 0;
  const isMeant = ({ eventId, status, stage }: PersonRecords['giftItems'][number]) =>
    eventId === id && status === 'purchased' && isToWrap(stage);
  return giftItems.filter(isMeant).length;
}

function subjectOf([first, ...others]: readonly LetterEntry[]): string {
  if (!first) return '';
  const { title, countdown } = first;
  const count = others.length;
  if (count === 0) return text('{title} ({countdown})', { title, countdown });
  return text('{title} ({countdown}) and {count, plural, one {# more} other {# more}}', {
    ...{ title, countdown, count },
  });
}

/**
 * What there is to do, the nearest occasion first, in the language that is spoken now; undefined when nothing is. A
 * daily letter is written when a lead time was reached since the last one; a weekly one also lists what else lacks a
 * present or wants wrapping.
 */
export function writeLetter(records: PersonRecords, request: LetterRequest): Letter | undefined {
  const { digest, today, since, addressOf } = request;
  const sources = { ...records, today };
  const names = new Intl.ListFormat(pageLanguage(), { type: 'unit', style: 'short' });
  const due = new Set(dueReminders(sources, since).map(({ occasion }) => occasion.id));
  if (digest === 'daily' && due.size === 0) return undefined;
  const entries = occasionsOf(sources).flatMap((occasion): LetterEntry[] => {
    const { id, title, date, days, withoutPresent } = occasion;
    const isAhead = digest === 'weekly' && days <= daysAhead;
    const isMissing = withoutPresent.length > 0 && (due.has(id) || isAhead);
    const toWrap = presentsToWrap(occasion, records);
    if (!isMissing && toWrap === 0) return [];
    const todo = [
      ...(isMissing
        ? [text('Still without a present: {names}', { names: names.format(withoutPresent) })]
        : []),
      ...(toWrap > 0
        ? [
            text(
              '{count, plural, one {# present still to wrap} other {# presents still to wrap}}',
              { count: toWrap },
            ),
          ]
        : []),
    ];
    const countdown = formatDaysAway(days);
    return [
      {
        title,
        countdown,
        date: formatCalendarDate(date, 'long', records.formatsOf(id)),
        todo,
        link: addressOf(id),
      },
    ];
  });
  return entries.length > 0 ? { subject: subjectOf(entries), entries } : undefined;
}
