import type { CalendarDate } from '@internationalized/date';
import { DateFormatter } from '@internationalized/date';
import { type IsoDate, toCalendarDate } from '../calendar-date/calendar-date.ts';

type Part = 'year' | 'month' | 'day';

const orders: Record<'year' | 'day', readonly Part[]> = {
  year: ['year', 'month', 'day'],
  day: ['day', 'month', 'year'],
};

/** The order in which a locale writes a date in figures. */
function orderOf(locale: string): readonly Part[] {
  const formatter = new DateFormatter(locale, { dateStyle: 'short', timeZone: 'UTC' });
  const parts = formatter.formatToParts(new Date(0)).map(({ type }) => type);
  return parts.filter((type): type is Part => orders.year.includes(type as Part));
}

/**
 * Reads a date in figures: '2026-12-24' everywhere, '24.12.2026' with the day first, and
 * '12/24/2026' in the order of the locale. Null for what is no real date, or has no full year.
 */
export function readDate(text: string, locale: string): CalendarDate | null {
  const figures = text.split(/[-/.]/).map((figure) => figure.trim());
  if (figures.length !== 3 || !figures.every((figure) => /^\d{1,4}$/.test(figure))) return null;
  const isYearFirst = figures[0]?.length === 4;
  const order = isYearFirst ? orders.year : text.includes('.') ? orders.day : orderOf(locale);
  const of = (part: Part) => figures[order.indexOf(part)] ?? '';
  if (of('year').length !== 4) return null;
  return toCalendarDate(
    `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`,
  );
}

/**
 * The date that is meant when a year was typed with two figures: of this century, or of the last one
 * when this one's lies beyond the limit. Null when the year is not of that kind.
 */
export function inFullYears(date: IsoDate, maxDate: IsoDate): IsoDate | null {
  const short = toCalendarDate(date);
  if (!short || short.year >= 100) return null;
  const recent = short.add({ years: 2000 }).toString();
  if (maxDate === '' || recent <= maxDate) return recent;
  return short.add({ years: 1900 }).toString();
}
