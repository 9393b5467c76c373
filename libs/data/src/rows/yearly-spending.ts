import { type GiftRow, giftYear, occasionDate } from './gift-row.ts';
import { addSplit, type AddPortion } from './gift-statistics.ts';

/** Under what a person's gifts of one calendar year are counted. */
export const yearKey = (personId: string, year: number) => `${year} ${personId}`;

/**
 * Counts gifts per person and calendar year. A purchase counts in the year of its event, or without one in the
 * year in which it was entered; of the ideas those count that are planned, in the year of their event. Of a shared gift
 * each person has a part.
 *
 * @param yearOf the calendar year of a moment (milliseconds since 1970) in the user's zone
 */
export const yearlyPortions =
  (yearOf: (moment: number) => number) =>
  (row: GiftRow, add: AddPortion): void => {
    const { gift } = row;
    if (gift.status !== 'purchased' && occasionDate(row) === '') return;
    const year = giftYear(row, yearOf);
    addSplit(gift, (personId, portion) => add(yearKey(personId, year), portion));
  };
