import { text } from '@evergift/language';
import { formatDate, type IsoDate } from '../calendar-date/calendar-date.ts';

/**
 * What to say about a date beyond its limits; null when it is within, or no date at all.
 * Calendar dates as 'YYYY-MM-DD' compare as text.
 */
export function rangeMessage(
  date: IsoDate,
  min: IsoDate,
  max: IsoDate,
  locale?: string,
): string | null {
  if (date === '') return null;
  if (min !== '' && date < min) {
    return text('Choose {date} or a later day.', { date: formatDate(min, 'medium', locale) });
  }
  if (max !== '' && date > max) {
    return text('Choose {date} or an earlier day.', { date: formatDate(max, 'medium', locale) });
  }
  return null;
}
