import type { DateText } from '@evergift/data';
import { madeFor } from '@evergift/data/reading';
import { dateOf, readBirthday } from '../read/birthday-text.ts';
import { isWeekday, monthOf } from './date-words.ts';
import { latinDigits } from './plain-word.ts';

/** Which comes first in '5/12/1990'. */
export type DateOrder = 'month-first' | 'day-first';

/** 5/12/1990, 12.05.1990, 12-5-90; the year may be missing. */
const numbers = /^(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4}|\d{2})?)?$/;
/** 1990/05/12, 1990.5.12. */
const yearFirst = /^(\d{4})([./])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/;
/** A month is a word, or two: 'كانون الأول'. */
const monthName = String.raw`(\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]+)??)\.?`;
const ordinal = String.raw`\.?(?:st|nd|rd|th|er|[ºª°])?`;
/** May 12, 1990; May 12 */
const monthThenDay = new RegExp(
  String.raw`^${monthName}\s+(\d{1,2})${ordinal}(?:[,،]?\s+(\d{4}))?$`,
  'u',
);
/** 12 May 1990; 12. Mai; 12-May-90; 1er mai; 5 de diciembre de 2026 */
const dayThenMonth = new RegExp(
  String.raw`^(\d{1,2})${ordinal}\.?(?:\s+de)?[\s-]+${monthName}[,،]?(?:(?:\s+del?)?[\s-]+(\d{4}|\d{2}))?$`,
  'u',
);
/** What may be before a date: 'Samstag, 5. Dezember', 'sábado 5 de diciembre'. */
const wordBefore = /^(\p{L}[\p{L}\p{M}]*)[.,،]*\s+/u;

/** A year of two digits lies in the hundred years up to this date. */
function wholeYear(year: string, latest: DateText): string {
  if (year.length !== 2) return year;
  const last = Number(latest.slice(0, 4));
  const inSameCentury = Math.floor(last / 100) * 100 + Number(year);
  return String(inSameCentury > last ? inSameCentury - 100 : inSameCentury);
}

/**
 * A date as people write it; one without a year gets 1604. Undefined for what is no date.
 * @param order for dates of slashes; with points the day comes first
 * @param latest the latest date that may be meant by a year of two digits: today for birthdays
 */
export function readWrittenDate(
  text: string,
  order: DateOrder,
  latest: DateText,
): DateText | undefined {
  const written = latinDigits(text).trim().replace(yearFirst, '$1-$3-$4');
  const [, first = '', separator, second = '', shortYear = '0'] = numbers.exec(written) ?? [];
  if (separator) {
    const isDayFirst = separator === '.' || order === 'day-first';
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    return dateOf(wholeYear(shortYear, latest), month, day);
  }
  const [, word, dayBehind = '', year = '0'] = monthThenDay.exec(written) ?? [];
  if (word) return dateOf(year, String(monthOf(word)), dayBehind);
  const [, dayBefore, name = '', yearBehind = '0'] = dayThenMonth.exec(written) ?? [];
  if (dayBefore) return dateOf(wholeYear(yearBehind, latest), String(monthOf(name)), dayBefore);
  const [before, day = ''] = wordBefore.exec(written) ?? [];
  if (before && isWeekday(day)) return readWrittenDate(written.slice(before.length), order, latest);
  return readBirthday(written);
}

/** Two numbers in a column of dates, either of which may be the day: with points the day comes first. */
const twoNumbers = /^\s*(\d{1,2})[/-](\d{1,2})(?:[/-]|\s*$)/;

/**
 * Which comes first in a column of dates, where one of them shows it: a number above 12 is a day. Undefined where none
 * does.
 */
export function dateOrderIn(texts: readonly string[]): DateOrder | undefined {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = twoNumbers.exec(latinDigits(text)) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return 'day-first';
  return pairs.some(([, second]) => second > 12) ? 'month-first' : undefined;
}

/** Which comes first: as the column shows, else as the region writes it. */
export const dateOrderOf = (texts: readonly string[]): DateOrder =>
  dateOrderIn(texts) ?? orderOfRegion();

const orderOfRegion = madeFor(({ dates }): DateOrder => {
  const parts = new Intl.DateTimeFormat(dates, { dateStyle: 'short' }).formatToParts(0);
  const first = parts.find(({ type }) => type === 'day' || type === 'month');
  return first?.type === 'day' ? 'day-first' : 'month-first';
});

/** A date of a column that can be read in two ways, both real dates and not the same one. */
export interface DateQuestion {
  /** Where it is, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly readings: Readonly<Record<DateOrder, DateText>>;
}

/** The first such date of a column in which nothing shows the order; undefined when there is no question. */
export function dateQuestionIn(
  cells: readonly { readonly line: number; readonly text: string }[],
  latest: DateText,
): DateQuestion | undefined {
  if (dateOrderIn(cells.map(({ text }) => text))) return undefined;
  for (const { line, text } of cells) {
    if (!twoNumbers.test(latinDigits(text))) continue;
    const month = readWrittenDate(text, 'month-first', latest);
    const day = readWrittenDate(text, 'day-first', latest);
    if (month && day && month !== day) {
      return { line, text: text.trim(), readings: { 'month-first': month, 'day-first': day } };
    }
  }
  return undefined;
}
