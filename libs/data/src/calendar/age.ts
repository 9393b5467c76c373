import { text } from '@evergift/language';
import { birthdayIn } from './birthday.ts';
import { parseCalendarDate, type DateText } from './calendar-date.ts';
import { formatCalendarDate } from './format-date.ts';

/** The year written in a birthday whose year is not known: a leap year before all of ours. */
export const unknownBirthYear = 1604;

const knownBirth = (birthday: DateText) => {
  const birth = parseCalendarDate(birthday);
  return birth?.year === unknownBirthYear ? undefined : birth;
};

/**
 * Whole years on a date; a 29 February counts as 28 February in other years. Null without a known year, and before
 * birth.
 */
export function ageOn(birthday: DateText, date: DateText): number | null {
  const birth = knownBirth(birthday);
  const day = parseCalendarDate(date);
  if (!birth || !day || day.compare(birth) < 0) return null;
  const hasHadBirthday = birthdayIn(day.year, birth).compare(day) <= 0;
  return day.year - birth.year - (hasHadBirthday ? 0 : 1);
}

/**
 * 'turns 37' on a birthday, 'turned 37' once it lies before `today`; '' where the year is not known, and on the day of
 * birth itself.
 */
export function formatTurns(birthday: DateText, date: DateText, today: DateText = date): string {
  const age = ageOn(birthday, date);
  if (!age) return '';
  return date < today ? text('turned {age}', { age }) : text('turns {age}', { age });
}

/** 'Dec 9, 1991', or 'Dec 9' where the year is not known. */
export function formatBirthday(birthday: DateText): string {
  return formatCalendarDate(birthday, knownBirth(birthday) ? 'medium' : 'month-day');
}
