import { isCalendarDate, type DateText } from '../calendar/calendar-date.ts';
import type { GiftRow } from './gift-row.ts';

/** The date of the event that a gift is bought or planned for; '' without such an event, or without its date. */
export function occasionDate({ gift, event, plannedEvent }: GiftRow): DateText {
  const occasion = gift.status === 'purchased' ? event : plannedEvent;
  return occasion?.known && isCalendarDate(occasion.date) ? occasion.date : '';
}

/**
 * The calendar year in which a gift counts: that of its event, else that of its entry.
 *
 * @param yearOf the calendar year of a moment (milliseconds since 1970) in the user's zone
 */
export const giftYear = (row: GiftRow, yearOf: (moment: number) => number): number =>
  Number(occasionDate(row).slice(0, 4)) || yearOf(row.gift.createdAt);
