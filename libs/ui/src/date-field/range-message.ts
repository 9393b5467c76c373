import { formatDate, type IsoDate } from '../calendar-date/calendar-date.ts';

/**
 * What to say about a date beyond its limits; null when it is within, or no date at all.
 * Calendar dates as 'YYYY-MM-DD' compare as text.
 */
export function rangeMessage(
  date: IsoDate,
  min: IsoDate,
  max: IsoDate,
  locale = 'en-US',
): string | null {
  if (date === '') return null;
  if (min !== '' && date < min) {
    return `Choose ${formatDate(min, 'medium', locale)} or a later day.`;
  }
  if (max !== '' && date > max) {
    return `Choose ${formatDate(max, 'medium', locale)} or an earlier day.`;
  }
  return null;
}
